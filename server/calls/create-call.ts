import * as E from 'fp-ts/Either'
import { callsCalls } from '../../src/infrastructure/gateway/contract/calls.calls'
import { callsPerson } from '../../src/domain/calls/locations'
import type { Instant } from '../../src/domain/kernel/time'
import { tooSoon } from '../account/attempts'
import { answer, refuse, type Answered, type Refusal } from '../http/handler'
import { findUser } from '../profile/people'
import { roomToken } from '../rtm/agora-tokens'
import type { Limit } from '../settings'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { CallsDeps } from './calls-deps'
import { takeSlots, type CallRow } from './call-store'
import type { LikedCall } from './after-like.port'
import { mayCall, mayRing } from './may-call'

const BUSY = 100005
const FRIENDS_FIRST = 100003
const TOLD = 100000
/** The only kind of call (CALL-4). */
export const VIDEO_CALL = 1

interface Asked {
  readonly calleeUserId: number
  readonly callLocation: number
}

const wantedBy = (caller: number, { calleeUserId, callLocation }: Asked, now: Instant): LikedCall => ({
  caller,
  callee: calleeUserId,
  location: callLocation,
  now,
})

/** Row 14: price in coins and about how much money that is, balance and gender of the asker; the price is what counts, not what a client computes (CALL-67). */
const preCheck = (deps: CallsDeps): Answered =>
  answer(callsCalls.preCheck, async ({ params, session, now }, { db }) => {
    const may = await mayCall(db, deps, wantedBy(session.userId, params, now))
    const me = await findUser(db, session.userId)
    if (E.isLeft(may)) return may
    const { price, coins } = may.right
    const money = await deps.moneyOf(db, session.userId, price)
    return E.right({
      price,
      currentCoin: coins,
      balance: coins,
      gender: me?.gender ?? 1,
      ...(money === null ? {} : { money }),
    })
  })

const getPrice = (deps: CallsDeps): Answered =>
  answer(callsCalls.getPrice, async ({ params, session, now }, { db }) => {
    const may = await mayCall(db, deps, wantedBy(session.userId, params, now))
    return E.isLeft(may) ? may : E.right({ price: may.right.price })
  })

interface NewCall {
  readonly room: string
  readonly caller: number
  readonly callee: number
  readonly location: number
  readonly price: number
  readonly now: Instant
}

const untouched = {
  answered_at: null,
  answered_by: null,
  ended_at: null,
  hangup_reason: null,
  hangup_user_id: null,
}

const storeCall = async (work: Work, { room, caller, callee, location, price, now }: NewCall): Promise<void> => {
  const people = { caller_id: caller, callee_id: callee, call_location: location }
  await work.db
    .insertInto('calls')
    .values({ room_num: room, ...people, price, state: 'created', created_at: now, ...untouched })
    .execute()
}

type Started = Pick<CallRow, 'created_at'>

/** How long to wait until one more keeps the limit, in ms; the newest first. */
const waitFor = (calls: readonly Started[], { count, ms }: Limit, now: Instant): number =>
  Math.max(0, (calls[count - 1]?.created_at ?? -Infinity) + ms - now)

/** Nobody rings others without end, and nobody one other who does not answer: 429 beyond so many calls in a while. */
const checkPace = async (
  db: Tx,
  { settings: { startsPerAccount, unansweredPerPair } }: CallsDeps,
  { caller, callee, now }: Pick<LikedCall, 'caller' | 'callee' | 'now'>,
): Promise<E.Either<Refusal, void>> => {
  const since = now - Math.max(startsPerAccount.ms, unansweredPerPair.ms)
  const started = await db
    .selectFrom('calls')
    .select(['created_at', 'callee_id', 'answered_at'])
    .where('caller_id', '=', caller)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(startsPerAccount.count)
    .execute()
  const unanswered = started.filter(({ callee_id, answered_at }) => callee_id === callee && answered_at === null)
  const wait = Math.max(waitFor(started, startsPerAccount, now), waitFor(unanswered, unansweredPerPair, now))
  return wait > 0 ? E.left(tooSoon(wait)) : E.right(undefined)
}

/** Row 15: the room exists and both call slots are taken from here on; it rings with `launch` (CALL-7). */
const create = (deps: CallsDeps): Answered =>
  answer(callsCalls.create, async ({ params, session, now }, work) => {
    const afterLike = deps.afterLike.opensAt(params.callLocation)
    if (!afterLike && !callsPerson(params.callLocation)) return E.left(refuse(400))
    const wanted = wantedBy(session.userId, params, now)
    const pace = await checkPace(work.db, deps, wanted)
    if (E.isLeft(pace)) return pace
    const may = await mayCall(work.db, deps, wanted)
    if (E.isLeft(may)) return may
    const rings = await mayRing(work.db, deps, session.userId, may.right, now)
    if (E.isLeft(rings)) return rings
    if (afterLike && !(await deps.afterLike.use(work, wanted))) return E.left(refuse(FRIENDS_FIRST))
    const { callee, price } = may.right
    const room = deps.random.bytes(12).toString('base64url')
    await storeCall(work, {
      room,
      caller: session.userId,
      callee: callee.id,
      location: params.callLocation,
      price,
      now,
    })
    const taken = await takeSlots(work, room, [session.userId, callee.id])
    if (taken === session.userId) return E.left(refuse(TOLD, 'You are in another call.'))
    if (taken !== null) return E.left(refuse(BUSY))
    return E.right({
      roomNum: room,
      callType: VIDEO_CALL,
      callPrice: price,
      serverCall: 0,
      calleeRtcRoomToken: roomToken(deps.tokens, room, callee.id),
      polite: false,
      goddessLocation: 0,
      calleeRtmIds: [],
      rtcAppId: deps.tokens.mediaAppId,
    })
  })

/** Rows 14 to 16. */
export const makeStartAnswers = (deps: CallsDeps): readonly Answered[] => [preCheck(deps), getPrice(deps), create(deps)]
