import type { Store } from '../../../../server/store/store'
import { makeChance } from '../../../faults/chance'
import { act } from './act'
import { makeAgenda } from './agenda'
import { makeCrowd } from './crowd'
import { makeMatchGateway } from './gateway'
import { hear } from './hear'
import { makeOracle } from './oracle'
import type { Due, Person, Scene } from './scene'

const START = Date.UTC(2026, 10, 22)
/** So many people arrive in a second. */
const PER_SECOND = 3
const JUDGE_MS = 30_000

export interface MatchSimulation {
  readonly people: number
  readonly hits: number
  readonly talks: number
  readonly gaveUp: number
  /** From the beginning of a search to the room, in ms, the shortest first. */
  readonly waits: readonly number[]
  readonly violations: readonly string[]
}

const assemble = async (store: Store, count: number, seed: number): Promise<Scene> => {
  const chance = makeChance(seed)
  const gateway = makeMatchGateway(store, { freePerDay: 1_000, perDay: 1_000 })
  const agenda = makeAgenda<Due>()
  const crowd = makeCrowd(chance, count, (count / PER_SECOND) * 1_000)
  const ids = await gateway.people(crowd)
  const people = new Map<number, Person>()
  for (const [at, one] of crowd.entries()) {
    const visitor = { ...one, id: ids[at] ?? 0, blocks: one.blocks.map((other) => ids[other] ?? 0) }
    people.set(visitor.id, { visitor, turn: 0, search: 0, since: null, talks: 0, here: true })
    agenda.add(START + one.arrives, { what: 'enter', id: visitor.id, turn: 0, matchId: '' })
  }
  await gateway.block([...people.values()].flatMap(({ visitor: { blocks, id } }) => blocks.map((whom) => [id, whom])))
  const oracle = makeOracle([...people.values()].map(({ visitor }) => visitor))
  return { agenda, chance, gateway, oracle, people, talking: new Map(), waits: [], hits: 0, gaveUp: 0 }
}

/** What must not be left when everybody has gone. */
const leftOver = (store: Store): Promise<readonly string[]> =>
  store.read(async (db) => {
    const places = await db.selectFrom('match_queue').select('user_id').execute()
    const slots = await db.selectFrom('call_slots').select('user_id').execute()
    const hits = await db.selectFrom('matches').select('match_id').where('state', '=', 'hit').execute()
    return [
      ...places.map(({ user_id }) => `${user_id} has a place for ever`),
      ...slots.map(({ user_id }) => `${user_id} is in a call for ever`),
      ...hits.map(({ match_id }) => `${match_id} is open for ever`),
    ]
  })

/**
 * People arrive over virtual time, search, meet, let hits pass, vanish, talk and search again, as the seed decides; an oracle that
 * knows the rules in words of its own watches every hit [MTCH-27, PLUS-12].
 */
export const simulateMatches = async (
  store: Store,
  count: number,
  seed: number,
  sweepMs = 1_000,
): Promise<MatchSimulation> => {
  const scene = await assemble(store, count, seed)
  const { agenda, gateway, oracle, waits } = scene
  let [sweepAt, judgeAt] = [START, START]
  const sweepUntil = async (at: number): Promise<void> => {
    for (; sweepAt <= at; sweepAt += sweepMs) {
      await gateway.sweep(sweepAt)
      hear(scene, sweepAt)
    }
  }
  for (let due = agenda.next(); due !== undefined; due = agenda.next()) {
    await sweepUntil(due.at)
    for (; judgeAt <= due.at; judgeAt += JUDGE_MS) oracle.judgeQueue(due.at)
    await act(scene, due.what, due.at)
  }
  await sweepUntil(sweepAt + 60_000)
  return {
    people: count,
    hits: scene.hits,
    talks: waits.length / 2,
    gaveUp: scene.gaveUp,
    waits: waits.toSorted((a, b) => a - b),
    violations: [...oracle.violations, ...(await leftOver(store))],
  }
}
