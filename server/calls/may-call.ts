import * as E from 'fp-ts/Either'
import { presenceCode } from '../../src/domain/friends/presence'
import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import { paymentRefusal } from '../coins/payment-refusal'
import { refuse, type Refusal } from '../http/handler'
import { ringsByPush } from '../push/rings-by-push'
import { blockBetween, findUser, nobody, presenceOf, priceOf, relationsOf, type UserRow } from '../profile/people'
import type { Tx } from '../store/database'
import type { LikedCall } from './after-like.port'
import type { CallsDeps } from './calls-deps'

const NO_ANSWER = 100001
const FRIENDS_FIRST = 100003
const NOT_ENOUGH = 100004
const OFFLINE = 100006
const NO_STATEMENT = 10031

/** Somebody who may be called by the asker. */
export interface Callable {
  readonly callee: UserRow
  /** Coins a minute (CALL-67). */
  readonly price: number
  readonly coins: number
}

/** Hosts take calls from anybody unless they want friends only (CALL-25); everybody else from friends only (CALL-23). */
const reachable = (callee: UserRow, relation: number): boolean =>
  relation === relationCode.friend || (callee.goddess === 1 && callee.friends_only === 0)

/** The person and the price, when the caller may call them at all: adults only, not blocked, friends, an open host, or who likes them too. */
export const mayCall = async (
  db: Tx,
  { afterLike, age, ledger, settings }: CallsDeps,
  wanted: LikedCall,
): Promise<E.Either<Refusal, Callable>> => {
  const { callee: calleeId, caller: callerId, location } = wanted
  const callee = callerId === calleeId ? undefined : await findUser(db, calleeId)
  if (!callee) return E.left(nobody)
  if (!(await age.assured(db, callerId))) return E.left(refuse(NO_STATEMENT))
  const reached = !(await blockBetween(db, callerId, calleeId)) && (await age.assured(db, calleeId))
  if (!reached) return E.left(refuse(NO_ANSWER))
  const relation = (await relationsOf(db, callerId, [calleeId])).get(calleeId)?.relation ?? relationCode.stranger
  const liked = afterLike.opensAt(location) ? await afterLike.priceOf(db, wanted) : undefined
  if (liked === null || (liked === undefined && !reachable(callee, relation))) return E.left(refuse(FRIENDS_FIRST))
  return E.right({
    callee,
    price: priceOf(callee, relation, liked ?? settings.price),
    coins: await ledger.balance(db, callerId),
  })
}

/** What is wanted beyond that to ring: coins for the first minute that may be spent, and somebody there or with a device that a push rings. */
export const mayRing = async (
  db: Tx,
  { ledger }: CallsDeps,
  callerId: number,
  { callee, price }: Callable,
  now: Instant,
): Promise<E.Either<Refusal, void>> => {
  const paid = price === 0 ? E.right(undefined) : await ledger.mayPay(db, callerId, price)
  if (E.isLeft(paid)) return E.left(paymentRefusal(paid.left, refuse(NOT_ENOUGH, undefined, { price })))
  const presence = (await presenceOf(db, [callee.id], now)).get(callee.id) ?? presenceCode.offline
  const reached = presence !== presenceCode.offline || (await ringsByPush(db, callee.id))
  return reached ? E.right(undefined) : E.left(refuse(OFFLINE))
}
