import { LOSS_LIMIT_MS } from '../../src/domain/calls/call'
import { startBuiltServer, type BuiltServer } from '../e2e/support/built-server'
import { makeChance } from './chance'
import { ask } from './database'
import { ledgerFaults, standingMoney } from './oracle'
import { befriend } from './befriend'
import { makePerson } from './person'
import type { FaultOptions, FaultReport } from './report'
import { isOver, PATIENCE_MS, stateOf, talk, talkerOf, type Talker } from './talkers'
import { unlimited } from './unlimited'
import { until } from './until'

const PAIRS = 20
const SECOND = 1_000
const MINUTE = 60 * SECOND
/** What clocks and a busy machine may differ. */
const SLACK = 2 * SECOND

interface Pair {
  readonly caller: Talker
  readonly callee: Talker
}

/** A call that is over, with how long both were really connected. */
interface Talked {
  readonly room: string
  readonly connectedMs: number
  readonly went: 'recovered' | 'ended'
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

const both = ({ callee, caller }: Pair): readonly Talker[] => [caller, callee]

const becomes = (pair: Pair, link: 'connected' | 'interrupted' | 'lost'): void =>
  both(pair).forEach(({ person }) => person.media.rooms.at(-1)?.become(link))

const roomOf = ({ calls }: Talker): string => {
  const { call } = calls.view
  if (call._tag === 'Idle') throw new Error('there is no call')
  return call.room
}

const isThere = ({ person }: Talker): boolean => person.core.account.view.realtime === 'open'

const isWell = (talker: Talker): boolean => stateOf(talker) === 'Live' && !talker.calls.view.interrupted

const over = async (pair: Pair): Promise<void> => {
  await until('the call is over on both sides', () => both(pair).every(isOver), PATIENCE_MS)
  both(pair).forEach(({ calls }) => calls.dismissReceipt())
}

/** They talk on for a while, and one hangs up. */
const goOn = async (pair: Pair): Promise<void> => {
  await until('both see each other again', () => both(pair).every(isWell), 20 * SECOND)
  await pause(6 * SECOND)
  await pair.callee.calls.hangUp()
}

/** The network of one side goes for a while, its sound and picture with it. */
const offlineFor =
  (ms: number) =>
  async (pair: Pair, chance: () => number): Promise<Talked> => {
    await talk(pair.caller, pair.callee)
    const [since, room] = [Date.now(), roomOf(pair.caller)]
    await pause(7 * SECOND)
    const { person } = chance() < 0.5 ? pair.caller : pair.callee
    const cutAt = Date.now()
    person.setOnline(false)
    becomes(pair, 'interrupted')
    await pause(Math.min(ms, LOSS_LIMIT_MS))
    if (ms > LOSS_LIMIT_MS) {
      becomes(pair, 'lost')
      await pause(ms - LOSS_LIMIT_MS)
    }
    person.setOnline(true)
    const [before, healedAt] = [cutAt - since, Date.now()]
    if (ms > LOSS_LIMIT_MS) {
      await over(pair)
      return { room, connectedMs: before, went: 'ended' }
    }
    becomes(pair, 'connected')
    await goOn(pair)
    const connectedMs = before + Date.now() - healedAt
    await over(pair)
    return { room, connectedMs, went: 'recovered' }
  }

/** The page of one side is gone from one moment to the next; nobody says so. */
const tabClosed = async (pair: Pair, chance: () => number): Promise<Talked> => {
  await talk(pair.caller, pair.callee)
  const [since, room] = [Date.now(), roomOf(pair.caller)]
  await pause(7 * SECOND)
  const [gone, left] = chance() < 0.5 ? [pair.caller, pair.callee] : [pair.callee, pair.caller]
  const connectedMs = Date.now() - since
  left.person.media.rooms.at(-1)?.become('interrupted')
  gone.person.closeTab(gone.person.core)
  await pause(LOSS_LIMIT_MS)
  left.person.media.rooms.at(-1)?.become('lost')
  await until('the other side sees the end', () => isOver(left), PATIENCE_MS)
  left.calls.dismissReceipt()
  return { room, connectedMs, went: 'ended' }
}

/** The talk goes on while the gateway is away. */
const overRestart =
  (restarted: () => Promise<void>) =>
  async (pair: Pair): Promise<Talked> => {
    await talk(pair.caller, pair.callee)
    const [since, room] = [Date.now(), roomOf(pair.caller)]
    await pause(7 * SECOND)
    await restarted()
    await goOn(pair)
    const connectedMs = Date.now() - since
    await over(pair)
    return { room, connectedMs, went: 'recovered' }
  }

/** Restarts once, when all have come; the server is back when it resolves. */
const gathering = (count: number, server: BuiltServer): (() => Promise<void>) => {
  let waiting = 0
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return () => {
    waiting += 1
    if (waiting === count) server.restart().then(resolve, reject)
    return promise
  }
}

const complaintsOn = async (server: BuiltServer, talked: readonly Talked[]): Promise<readonly string[]> => {
  const rows = await ask(
    server,
    `select room_num as room, state, price, minutes_billed as minutes, connected_ms as connected,
      coalesce((select -sum(amount) from transfers where ref = room_num and user_id = caller_id), 0) as coins
      from calls`,
  )
  return talked.flatMap(({ connectedMs, room }) => {
    const row = rows.find((one) => one['room'] === room)
    const [minutes, connected] = [Number(row?.['minutes']), Number(row?.['connected'])]
    const most = Math.max(1, Math.ceil((connectedMs + SLACK) / MINUTE))
    return [
      ...(row?.['state'] === 'ended' ? [] : [`room ${room} is ${String(row?.['state'])}`]),
      ...(Number(row?.['coins']) === minutes * Number(row?.['price'])
        ? []
        : [`room ${room}: ${String(row?.['coins'])} coins`]),
      ...(minutes <= most ? [] : [`room ${room}: ${minutes} minutes for ${connectedMs} ms`]),
      ...(connected <= connectedMs + SLACK
        ? []
        : [`room ${room}: ${connected} ms billed, ${connectedMs} ms connected`]),
    ]
  })
}

const makePairs = async (url: string, count: number): Promise<readonly Pair[]> => {
  const pairs: Pair[] = []
  for (let number = 0; number < count; number += 1) {
    const people = [`Ann${number}`, `Ben${number}`].map((name) => makePerson(url, name))
    const [ann, ben] = await Promise.all(people)
    if (ann === undefined || ben === undefined) throw new Error('nobody came')
    await befriend(ann, ben)
    pairs.push({ caller: await talkerOf(ann), callee: await talkerOf(ben) })
  }
  return pairs
}

/** Calls that lose their network for 3, 10 and 40 s, their gateway, or a page [PLUS-8] [PLUS-19]. */
export const runInterruptions = async ({ port, scale, seed }: FaultOptions): Promise<FaultReport> => {
  const chance = makeChance(seed)
  const settings = { ...unlimited, signIn: { signUpCoins: 100_000 } }
  const server = await startBuiltServer({ port, env: { CAPTCHA: 'off' }, settings })
  const counts: Record<string, number> = {}
  const talked: Talked[] = []
  try {
    const pairs = await makePairs(server.url, Math.ceil(PAIRS * scale))
    const scenarios = {
      'offline 3 s': offlineFor(3 * SECOND),
      'offline 10 s': offlineFor(10 * SECOND),
      'offline 40 s': offlineFor(40 * SECOND),
      'server restarted': overRestart(gathering(pairs.length, server)),
      'tab closed': tabClosed,
    }
    for (const [name, play] of Object.entries(scenarios)) {
      await until('all are connected', () => pairs.flatMap(both).every(isThere), MINUTE)
      const done = await Promise.all(pairs.map((pair) => play(pair, chance)))
      const recovered = done.filter(({ went }) => went === 'recovered').length
      counts[`${name}, recovered`] = recovered
      counts[`${name}, ended on both sides`] = done.length - recovered
      talked.push(...done)
      await until('the gateway has closed all', async () => (await standingMoney(server)).openSlots === 0, PATIENCE_MS)
    }
    pairs.flatMap(both).forEach(({ person }) => person.leave())
    await server.end()
    const { held, openHolds } = await standingMoney(server)
    const found = [
      ...(await complaintsOn(server, talked)),
      ...(openHolds + held > 0 ? [`${openHolds} holds are open, ${held} coins held`] : []),
      ...(await ledgerFaults(server)),
    ]
    return { counts: { ...counts, 'interrupted calls billed wrongly or left open': found.length }, violations: found }
  } finally {
    await server.stop()
  }
}
