import * as E from 'fp-ts/Either'
import { dayNumber } from '../../src/domain/kernel/day'
import { checkInState, coinsOfDay, dayOfToday } from '../../src/domain/tasks/check-in'
import { tellBalance } from '../coins/tell-balance'
import type { AskedPublicly, Refusal, Session } from '../http/handler'
import { refuse } from '../http/handler'
import { takeWindow } from '../http/limiter'
import { findUser } from '../profile/people'
import type { Work } from '../store/store'
import type { CheckInDeps } from './check-in-deps'
import { ownWeek } from './check-in-week'
import { deviceHash } from './device'

const over = refuse(30013, 'The check-in bonus has ended')
const already = refuse(400)
const otherAccount = refuse(402)

type From = Pick<AskedPublicly<never>, 'address' | 'now'> & { readonly session: Session }

const hasChecked = async ({ db }: Work, userId: number, day: number): Promise<boolean> => {
  const row = db.selectFrom('check_ins').select('day').where('user_id', '=', userId).where('day', '=', day)
  return (await row.executeTakeFirst()) !== undefined
}

/** Coins of today for this person; Left when there are none to be had. */
const coinsToday = async (
  { db }: Work,
  { settings: { checkIn } }: CheckInDeps,
  userId: number,
  day: number,
): Promise<E.Either<Refusal, number>> => {
  const week = await ownWeek(db, userId, day, checkIn)
  const entry = dayOfToday(week)
  if (entry?.signIn === true) return E.left(already)
  if (checkIn.shown === 0 || entry === undefined || checkInState(week) === 'over') return E.left(over)
  const vip = (await findUser(db, userId))?.pay_status === 1
  return E.right(coinsOfDay(entry, vip ? 'vip' : 'other'))
}

/** Writes the check-in, which the store has once for each person and device of a day. */
const note = async (
  work: Work,
  { identifierKey }: CheckInDeps,
  { now, session: { id, userId } }: From,
  coins: number,
): Promise<E.Either<Refusal, void>> => {
  const day = dayNumber(now)
  const device = await deviceHash(work.db, identifierKey, id)
  const { numInsertedOrUpdatedRows } = await work.db
    .insertInto('check_ins')
    .values({ user_id: userId, day, device_hash: device, coins, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) return E.right(undefined)
  return E.left((await hasChecked(work, userId, day)) ? already : otherAccount)
}

const pay = async (work: Work, deps: CheckInDeps, userId: number, day: number, amount: number): Promise<void> => {
  const key = `check-in:${userId}:${day}`
  const granted = await deps.ledger.grant(work, { userId, amount, kind: 'checkIn', key })
  if (E.isLeft(granted)) throw new Error(`${key} has been paid already`)
  await tellBalance(deps, work, userId)
}

/**
 * Checks somebody in for the day of the gateway's clock and pays what it brings, in the caller's unit: 400 when they have, 402
 * when somebody else has on their device, 429 when too many have at their network address, 30013 when nothing is to be had.
 *
 * @rule TASK-25 TASK-31 TASK-32 TASK-34 TASK-35
 */
export const checkIn = async (work: Work, deps: CheckInDeps, from: From): Promise<E.Either<Refusal, void>> => {
  const { now, session } = from
  const day = dayNumber(now)
  const coins = await coinsToday(work, deps, session.userId, day)
  if (E.isLeft(coins)) return coins
  const noted = await note(work, deps, from, coins.right)
  if (E.isLeft(noted)) return noted
  const address = deps.limitedAddress(from.address)
  const wait =
    address === null
      ? 0
      : await takeWindow(work.db, `check-in:${day}:${address}`, deps.settings.checkIn.perAddress, now)
  if (wait > 0) return E.left(refuse(429, undefined, { retryAfter: Math.ceil(wait / 1_000) }))
  if (coins.right > 0) await pay(work, deps, session.userId, day, coins.right)
  return E.right(undefined)
}
