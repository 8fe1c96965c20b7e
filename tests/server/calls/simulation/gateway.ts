import * as E from 'fp-ts/Either'
import { makeCallsAnswers } from '../../../../server/calls/calls.answers'
import type { CallsDeps } from '../../../../server/calls/calls-deps'
import { sweepCalls } from '../../../../server/calls/sweep-calls'
import { makeLedger } from '../../../../server/coins/ledger'
import { noPushes } from '../../../../server/push/pushes.port'
import { systemRandom } from '../../../../server/random'
import { defaultSettings } from '../../../../server/settings'
import type { Store, Work } from '../../../../server/store/store'
import type { Call, ParamsOf, ReplyOf } from '../../../../src/infrastructure/gateway/contract/call'
import { answerIn } from '../../simulated-request'
import { addPerson } from '../../store/people'

/** What becomes of a unit of work: it is done; the process dies before it is durable; or before its answer is out. */
export type Fate = 'done' | 'crashed' | 'answerLost'

const crash = new Error('the process died')

/** Runs units whose process dies just before they are durable. */
const crashing = (store: Store): Store => ({
  ...store,
  work: (unit) =>
    store.work(async (work) => {
      await unit(work)
      throw crash
    }),
})

const survived = (error: unknown): null => {
  if (error !== crash) throw error
  return null
}

const inbox = (): CallsDeps['inbox'] => ({
  append: async () => 1,
  appendAll: async () => {},
  freshAfter: () => [],
  readAfter: async () => [],
  head: async () => 0,
  heads: async () => new Map(),
  oldest: async () => 1,
  moveCursor: async () => {},
})

/** What calls stand on, without wire, bus and inbox. */
export const depsOn = (now: () => number): CallsDeps => {
  const settings = defaultSettings('local')
  return {
    afterLike: { opensAt: () => false, priceOf: async () => null, use: async () => false },
    age: { assured: async () => true, adults: (where) => where.val(true), state: async () => E.right(undefined) },
    bus: { publish: () => {}, subscribe: () => () => {} },
    clock: { now },
    inbox: inbox(),
    ledger: makeLedger({ now }),
    moneyOf: async () => null,
    pictureAt: (stored) => stored,
    presence: { tell: () => {} },
    pushes: noPushes,
    random: systemRandom,
    settings: settings.calls,
    tokens: { mediaAppId: '', media: () => null, signals: () => null },
    turn: null,
  }
}

/** The calls of a gateway without its wire: its answers on a store, at whatever instant, in processes that may die. */
export const makeGateway = (store: Store) => {
  let now = 0
  const deps = depsOn(() => now)
  const answers = makeCallsAnswers(deps)

  /** Null: nothing was heard; else the code, 200 when it went well. */
  const ask = async <C extends Call>(
    call: C,
    params: ParamsOf<C>,
    { at, by, fate = 'done' }: { readonly at: number; readonly by: number; readonly fate?: Fate },
  ): Promise<{ readonly code: number; readonly data: ReplyOf<C> | null } | null> => {
    now = at
    const answering = answerIn(answers, call, { params, at, by })
    const unit = async (work: Work) => {
      const answer = await answering(work)
      if (fate === 'crashed') throw crash
      return answer
    }
    const done = await store.work(unit).catch(survived)
    if (done === null || fate === 'answerLost') return null
    const answer = E.flatten(done)
    return E.isLeft(answer) ? { code: answer.left.code, data: null } : { code: 200, data: answer.right as ReplyOf<C> }
  }

  return {
    deps,
    store,
    ask,
    /** The sweeper comes round; the call must be the only one that is open. */
    look: async (at: number, fate: Fate = 'done'): Promise<void> => {
      now = at
      await sweepCalls(fate === 'crashed' ? crashing(store) : store, deps, at).catch(survived)
    },
    grant: async (userId: number, amount: number, key: string, at: number): Promise<void> => {
      now = at
      await store.work((work) => deps.ledger.grant(work, { userId, amount, kind: 'correction', key }))
    },
    /** A caller with coins, and a host with a price; both are there for ever. */
    people: async (coins: number, price: number): Promise<readonly [number, number]> => {
      const [caller, callee] = [await addPerson(store, 'Caller'), await addPerson(store, 'Host')]
      await store.work(async (work) => {
        const { db } = work
        await db.updateTable('users').set({ goddess: 1, price, friend_price: price }).where('id', '=', callee).execute()
        await db
          .insertInto('presence')
          .values([caller, callee].map((user_id) => ({ user_id, status: 2, seen_at: Number.MAX_SAFE_INTEGER })))
          .execute()
        return deps.ledger.grant(work, { userId: caller, amount: coins, kind: 'correction', key: `coins of ${caller}` })
      })
      return [caller, callee]
    },
  }
}

export type Gateway = ReturnType<typeof makeGateway>
