import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { audit } from '../../server/coins/audit'
import { makeLedger } from '../../server/coins/ledger'
import { keepLimits } from '../../server/coins/limits/own-limits'
import { openSqlite } from '../../server/store/sqlite.store'
import type { Store } from '../../server/store/store'
import { noLimits } from '../../src/domain/coins/spending-limit'
import { expectedCoins } from '../server/coins/expected-coins'
import { addPerson } from '../server/store/people'
import { startChild } from '../server/store/child'
import { testDeps } from '../server/store/test-deps'
import { opened } from '../server/store/test-store'
import { makeChance, moments } from './chance'
import type { FaultOptions, FaultReport } from './report'

const OPERATIONS = 1_000_000
const KILLS = 20
const PEOPLE = 200
const LIMITED = 50
const LIMIT = 5_000
/** So many before a kill are done again: what was answered must be answered the same. */
const AGAIN = 500
const AT = Date.UTC(2026, 10, 22, 12)

interface History {
  readonly file: string
  readonly seed: number
  readonly people: readonly number[]
  /** Key of each movement that was answered, with its id. */
  readonly answered: Map<string, string>
  readonly violations: string[]
}

const open = async (file: string): Promise<Store> =>
  opened(await openSqlite({ file, patience: 1_000, maxPages: 0, durable: true }, testDeps))

const withPeople = async (file: string): Promise<readonly number[]> => {
  const store = await open(file)
  const people: number[] = []
  for (let one = 0; one < PEOPLE; one += 1) people.push(await addPerson(store))
  const limits = { ...noLimits, daily: { limit: LIMIT, raise: null } }
  for (const userId of people.slice(0, LIMITED))
    await store.work(async (work) => E.right(await keepLimits(work, userId, limits)))
  await store.close()
  return people
}

/** Lets a process move coins until it has answered operation `killAt`, and kills it there; answers how far it came. */
const moveUntil = async (history: History, from: number, to: number, killAt: number): Promise<number> => {
  const { answered, file, people, seed, violations } = history
  const child = startChild('/tests/faults/ledger.child.ts', [file, ...[seed, from, to, AT, ...people].map(String)])
  let furthest = from
  for await (const line of child.lines) {
    const [number = '', key, id = ''] = line.split(' ')
    furthest = Math.max(furthest, Number(number))
    if (key !== undefined) {
      const before = answered.get(key)
      if (before !== undefined && before !== id) violations.push(`${key} was answered as ${before}, then as ${id}`)
      answered.set(key, id)
    }
    if (furthest >= killAt) break
  }
  await child.kill()
  return furthest
}

/** What is in the store against what was answered, and against the operations themselves. */
const compare = async (store: Store, { answered, people, seed, violations }: History, count: number) => {
  const kept = await store.read((db) => db.selectFrom('transfers').select(['id', 'key']).execute())
  const lasted = new Map(kept.map(({ id, key }) => [key, String(id)]))
  const lost = [...answered].filter(([key, id]) => lasted.get(key) !== id)
  violations.push(...lost.map(([key]) => `${key} was answered and is lost`))
  const ledger = makeLedger({ now: () => AT })
  for (const [userId, { gone, held, owned }] of expectedCoins(seed, count, people, new Set(lasted.keys()))) {
    const purse = await store.read((db) => ledger.purse(db, userId))
    if (purse.held !== held || purse.balance + held - purse.debt !== owned) violations.push(`person ${userId} is off`)
    if (people.indexOf(userId) < LIMITED && gone > LIMIT) violations.push(`person ${userId} is beyond their limit`)
  }
  const findings = await store.work(async ({ db }) => E.right(await audit(db)))
  if (E.isRight(findings)) violations.push(...findings.right.map(({ about, check }) => `${about}: ${check}`))
  return { movements: kept.length, lost: lost.length }
}

/** A million random operations on 200 people, 20 processes killed in their midst; everything is added up anew by an oracle [PLUS-5]. */
export const run = async ({ scale, seed }: FaultOptions): Promise<FaultReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
  const file = join(folder, 'store.sqlite')
  const count = Math.ceil(OPERATIONS * scale)
  const history: History = { file, seed, people: await withPeople(file), answered: new Map(), violations: [] }
  const kills = moments(makeChance(seed), Math.ceil(KILLS * Math.min(1, scale)), count - 1)
  try {
    const start = performance.now()
    let reached = 0
    for (const killAt of [...kills, count - 1])
      reached = await moveUntil(history, Math.max(0, reached - AGAIN), count, killAt)
    const seconds = Math.round((performance.now() - start) / 1_000)
    const store = await open(file)
    const { lost, movements } = await compare(store, history, count).finally(() => store.close())
    return {
      counts: {
        operations: reached + 1,
        'processes killed': kills.length,
        movements,
        'answered movements lost': lost,
        'moved in s': seconds,
        'people off, unbalanced or beyond a limit': history.violations.length - lost,
      },
      violations: history.violations,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
