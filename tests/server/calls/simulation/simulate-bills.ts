import { audit } from '../../../../server/coins/audit'
import { pointsFor } from '../../../../src/domain/calls/billing'
import { callsCalls } from '../../../../src/infrastructure/gateway/contract/calls.calls'
import type { Store } from '../../../../server/store/store'
import { makeChance } from '../../../faults/chance'
import { makeGateway, type Gateway } from './gateway'
import { playCall, type Outcome } from './one-call'
import { judge } from './oracle'

interface Bills {
  readonly calls: number
  /** Calls of which the oracle knew one right figure only. */
  readonly exact: number
  readonly minutes: number
  readonly disputes: number
  /** Disputes that the record of leases has decided. */
  readonly returned: number
  readonly violations: readonly string[]
}

const HOUR = 3_600_000
const MINUTE = 60_000

interface Books {
  readonly state: string
  readonly minutes: number
  readonly connectedMs: number
  readonly coins: number
  readonly points: number
  readonly openHolds: number
  readonly slots: number
}

/** What the store says of a call and of its two people. */
const booksOf = ({ deps, store }: Gateway, { callee, caller, history, room }: Outcome): Promise<Books> =>
  store.read(async (db) => {
    const call = await db.selectFrom('calls').selectAll().where('room_num', '=', room).executeTakeFirstOrThrow()
    const given = history.coins + history.topUps.reduce((sum, { coins }) => sum + coins, 0)
    const count = async (table: 'holds' | 'call_slots'): Promise<number> => {
      const rows = db.selectFrom(table).select('user_id').where('user_id', 'in', [caller, callee])
      return (await rows.$if(table === 'holds', (open) => open.where('state', '=', 'open')).execute()).length
    }
    return {
      state: call.state,
      minutes: call.minutes_billed,
      connectedMs: call.connected_ms,
      coins: given - (await deps.ledger.balance(db, caller)),
      points: (await deps.ledger.purse(db, callee)).points,
      openHolds: await count('holds'),
      slots: await count('call_slots'),
    }
  })

const complaintsAbout = (books: Books, outcome: Outcome, percent: number): readonly string[] => {
  const { history } = outcome
  const wanted = judge(history)
  const { minutes } = books
  const first = history.said[0]?.at ?? history.ended
  return [
    ...(books.state === 'ended' ? [] : [`it is ${books.state}`]),
    ...(books.openHolds + books.slots === 0 ? [] : [`${books.openHolds} holds and ${books.slots} slots are left`]),
    ...(books.coins === minutes * history.price ? [] : [`${books.coins} coins for ${minutes} minutes`]),
    ...(books.points === pointsFor(history.price, percent) * minutes ? [] : [`${books.points} points`]),
    ...(books.connectedMs === wanted.connectedMs ? [] : [`${books.connectedMs} ms, not ${wanted.connectedMs}`]),
    ...(minutes >= wanted.least && minutes <= wanted.most
      ? []
      : [`${minutes} minutes, not ${wanted.least} to ${wanted.most}`]),
    ...(minutes <= Math.ceil(Math.max(history.ended - first, 1) / MINUTE) ? [] : ['more than the time that passed']),
  ]
}

/** The caller disputes, several times at once; what comes back is what leaves the bill, and once. */
const disputeIt = async (gateway: Gateway, outcome: Outcome, at: number): Promise<readonly string[]> => {
  const { callee, caller, history, room } = outcome
  const before = await booksOf(gateway, outcome)
  const asked = { roomNum: room, reason: 'nothing came' }
  const states = await Promise.all([1, 2, 3].map(() => gateway.ask(callsCalls.dispute, asked, { at, by: caller })))
  const after = await booksOf(gateway, outcome)
  const told = (await gateway.ask(callsCalls.receipt, { roomNum: room }, { at, by: caller }))?.data
  const back = before.coins - after.coins
  const pointsBack = before.points - after.points
  const each = pointsFor(history.price, gateway.deps.settings.pointsPercent)
  const answers = new Set(states.map((state) => (state?.code === 200 ? state.data?.state : state?.code)))
  return [
    ...(answers.size === 1 ? [] : [`a dispute has ${answers.size} answers`]),
    ...(back === (told?.returned ?? 0) && back <= before.coins ? [] : [`${back} returned, ${told?.returned} told`]),
    ...(back % history.price === 0 && pointsBack === (back / history.price) * each ? [] : ['the points differ']),
    ...((back > 0 && after.coins === 0) === (told?.dispute === 'refunded')
      ? []
      : [`${told?.dispute} with ${back} returned`]),
    ...(callee > 0 ? [] : ['nobody was called']),
  ]
}

/** Plays `count` calls one after another and compares each bill with the oracle; in the end the ledger is audited. */
export const simulateBills = async (store: Store, count: number, seed: number): Promise<Bills> => {
  const gateway = makeGateway(store)
  const violations: string[] = []
  const sums = { exact: 0, minutes: 0, disputes: 0, returned: 0 }
  for (let number = 0; number < count; number += 1) {
    const own = (seed + number) % 2 ** 31
    const chance = makeChance(own)
    const begun = (number + 1) * HOUR
    const outcome = await playCall(gateway, chance, begun)
    const books = await booksOf(gateway, outcome)
    const verdict = judge(outcome.history)
    sums.exact += verdict.least === verdict.most ? 1 : 0
    sums.minutes += books.minutes
    const complaints = [...complaintsAbout(books, outcome, gateway.deps.settings.pointsPercent)]
    if (books.minutes > 0 && chance() < 0.3) {
      sums.disputes += 1
      complaints.push(...(await disputeIt(gateway, outcome, begun + HOUR / 2)))
      if ((await booksOf(gateway, outcome)).coins < books.coins) sums.returned += 1
    }
    violations.push(...complaints.map((complaint) => `seed ${own}: ${complaint}`))
  }
  const findings = await store.read(audit)
  violations.push(...findings.map(({ about, check }) => `ledger: ${check} of ${about}`))
  return { calls: count, ...sums, violations }
}
