import type { MediaState } from '../../../../src/domain/calls/media-report'
import { callsCalls } from '../../../../src/infrastructure/gateway/contract/calls.calls'
import type { Fate, Gateway } from './gateway'
import type { History, Said } from './oracle'

type Chance = () => number

const SECOND = 1_000

/** A thing that happens at an instant. */
interface Step {
  readonly at: number
  readonly run: () => Promise<unknown>
}

const one = <A>(chance: Chance, ...all: readonly [A, ...A[]]): A => all[Math.floor(chance() * all.length)] ?? all[0]

const between = (chance: Chance, least: number, most: number): number =>
  Math.floor(least + chance() * (most - least + 1))

const fateOf = (chance: Chance): Fate => {
  const drawn = chance()
  return drawn < 0.04 ? 'crashed' : drawn < 0.08 ? 'answerLost' : 'done'
}

/** Mostly all is well; else something is lost, off or limited, in either direction. */
const mediaOf = (chance: Chance, rough: number): MediaState => {
  const medium = () =>
    ({
      out: chance() < rough ? one(chance, 'off', 'limited') : 'on',
      in: chance() < rough ? 'lost' : 'flowing',
    }) as MediaState['sound']
  return { sound: medium(), picture: medium() }
}

const off = { out: 'off', in: 'flowing' } as const
const hushed: MediaState = { sound: off, picture: off }

/** How one call goes, drawn before it begins. */
const planOf = (chance: Chance) => {
  const price = between(chance, 1, 60)
  const poor = chance() < 0.4
  const length = one(chance, 4, 20, 59, 61, 75, 130, 200, 250) * SECOND + between(chance, 0, 4_000)
  const cuts = Array.from({ length: chance() < 0.5 ? between(chance, 1, 3) : 0 }, () => {
    const from = between(chance, 0, length)
    return {
      side: one(chance, 'caller', 'callee', 'both'),
      from,
      to: from + between(chance, 2, one(chance, 13, 13, 40)) * SECOND,
    }
  })
  return {
    price,
    length,
    cuts,
    coins: price * (poor ? between(chance, 1, 3) : 20) + between(chance, 0, price - 1),
    topUps: poor && chance() < 0.5 ? [between(chance, 1, length)] : [],
    rough: chance() < 0.6 ? 0 : 0.04,
    /** The caller says more often than the host that something is lost. */
    callerRough: chance() < 0.7 ? 0 : 0.2,
    /** From here to there the host sends neither sound nor picture. */
    silent: chance() < 0.3 ? [between(chance, 0, length), length] : [0, 0],
    lookEvery: one(chance, 1, 3, 5) * SECOND,
    how: one(chance, 'callerHangsUp', 'calleeHangsUp', 'bothHangUp', 'silence', 'coins'),
    answered: chance() < 0.93,
    starts: one(chance, 'both', 'both', 'both', 'both', 'both', 'both', 'leaseOnly', 'leaseOnly', 'oneNever'),
  } as const
}

export interface Outcome {
  readonly room: string
  readonly caller: number
  readonly callee: number
  readonly history: History
}

/** One call from its creation until the gateway has closed it, with crashes, cuts and double events at every step. */
export const playCall = async (gateway: Gateway, chance: Chance, begun: number): Promise<Outcome> => {
  const plan = planOf(chance)
  const [caller, callee] = await gateway.people(plan.coins, plan.price)
  const target = { calleeUserId: callee, callLocation: 102 }
  const created = await gateway.ask(callsCalls.create, target, { at: begun, by: caller })
  const room = created?.data?.roomNum ?? ''
  const said: Said[] = []
  const topUps: { at: number; coins: number }[] = []
  const idOf = { caller, callee }
  const answeredAt = begun + between(chance, 1, 25) * SECOND
  const start = answeredAt + between(chance, 100, 3_000)

  /** Asks until it was heard, as clients do; each time the process may die. */
  const insist = async (call: typeof callsCalls.launch, by: number, at: number): Promise<void> => {
    for (let tries = 0; tries < 4; tries += 1) {
      const fate = fateOf(chance)
      if ((await gateway.ask(call, { roomNum: room }, { at, by, fate })) !== null && chance() > 0.1) return
    }
  }
  const frame = async (side: 'caller' | 'callee', at: number): Promise<void> => {
    const fate = fateOf(chance)
    const heard = await gateway.ask(callsCalls.notifyStartCall, { roomNum: room }, { at, by: idOf[side], fate })
    if (fate !== 'crashed' && (heard === null || heard.code === 200)) said.push({ what: 'frame', side, at })
  }
  const lease = async (side: 'caller' | 'callee', at: number): Promise<void> => {
    const since = at - start
    const silent = side === 'callee' && since >= (plan.silent[0] ?? 0) && since < (plan.silent[1] ?? 0)
    const media = silent ? hushed : mediaOf(chance, plan.rough + (side === 'caller' ? plan.callerRough : 0))
    for (let times = chance() < 0.1 ? 2 : 1; times > 0; times -= 1) {
      const fate = fateOf(chance)
      const open = await isOpen()
      const heard = await gateway.ask(callsCalls.lease, { roomNum: room, media }, { at, by: idOf[side], fate })
      if (fate !== 'crashed' && open && (heard === null || heard.code === 200)) {
        said.push({ what: 'lease', side, at, media })
      }
    }
  }
  const isOpen = (): Promise<boolean> =>
    gateway.store.read(async (db) => {
      const call = db.selectFrom('calls').select('state').where('room_num', '=', room)
      return (await call.executeTakeFirstOrThrow()).state !== 'ended'
    })
  const topUp = async (at: number): Promise<void> => {
    const coins = plan.price * between(chance, 1, 3)
    await gateway.grant(caller, coins, `more for ${room} at ${at}`, at)
    topUps.push({ at, coins })
    await gateway.look(at)
  }
  const hangUp = async (at: number): Promise<void> => {
    if (plan.how === 'bothHangUp') {
      await Promise.all([caller, callee, caller].map((by) => insist(callsCalls.hangup, by, at)))
    } else await insist(callsCalls.hangup, plan.how === 'calleeHangsUp' ? callee : caller, at)
    await insist(callsCalls.notifyEndCall, chance() < 0.5 ? caller : callee, at + 100)
  }

  await insist(callsCalls.launch, caller, begun + 200)
  if (!plan.answered) {
    await insist(one(chance, callsCalls.cancel, callsCalls.timeout), caller, answeredAt)
    await gateway.look(begun + 60 * SECOND)
    return { room, caller, callee, history: { said, ended: begun, price: plan.price, coins: plan.coins, topUps } }
  }
  for (let tries = 0; tries < 6; tries += 1) {
    await gateway.ask(callsCalls.answer, { roomNum: room }, { at: answeredAt, by: callee, fate: fateOf(chance) })
  }
  const isCut = (side: string, at: number): boolean =>
    plan.cuts.some((cut) => (cut.side === side || cut.side === 'both') && at - start >= cut.from && at - start < cut.to)
  const ends = start + plan.length
  const steps: Step[] = []
  if (plan.starts !== 'leaseOnly') {
    steps.push({ at: start, run: () => frame('caller', start) })
    const later = start + between(chance, 0, 2_000)
    if (plan.starts === 'both') steps.push({ at: later, run: () => frame('callee', later) })
  }
  for (const side of ['caller', 'callee'] as const) {
    if (plan.starts === 'oneNever' && side === 'callee') continue
    const phase = between(chance, 0, 5 * SECOND)
    for (let at = start + phase + 1; at < ends; at += 5 * SECOND + between(chance, -300, 300)) {
      const when = at
      if (!isCut(side, at)) steps.push({ at, run: () => lease(side, when) })
    }
  }
  for (const after of plan.topUps) steps.push({ at: start + after, run: () => topUp(start + after) })
  if (plan.how !== 'silence') steps.push({ at: ends, run: () => hangUp(ends) })
  const patience = ends + 45 * SECOND
  for (let at = start; at <= patience; at += plan.lookEvery) {
    const when = at
    steps.push({ at, run: () => gateway.look(when, fateOf(chance)) })
  }
  for (const step of steps.toSorted((a, b) => a.at - b.at)) {
    if (!(await isOpen())) break
    await step.run()
  }
  for (let at = patience; await isOpen(); at += SECOND) await gateway.look(at)
  const ended = await gateway.store.read(async (db) => {
    const row = db.selectFrom('calls').select('ended_at').where('room_num', '=', room)
    return (await row.executeTakeFirstOrThrow()).ended_at ?? 0
  })
  return { room, caller, callee, history: { said, ended, price: plan.price, coins: plan.coins, topUps } }
}
