import * as E from 'fp-ts/Either'
import type { CannotPay } from '../../src/domain/coins/ledger'
import { dayOf, msToNextDay } from '../../src/domain/kernel/day'
import { matchesLeft, nextPrice, type MatchUse } from '../../src/domain/matching/match-tariff'
import type { Instant } from '../../src/domain/kernel/time'
import type { KeyReused } from '../coins/ledger.port'
import { paymentRefusal } from '../coins/payment-refusal'
import { refuse, type Refusal } from '../http/handler'
import type { UserRow } from '../profile/people'
import type { Tx } from '../store/database'
import type { Store, Work } from '../store/store'
import type { MatchingDeps } from './matching-deps'

const NOT_ENOUGH = refuse(20001)
const LIMIT = 30010

/** How many matches of today (UTC) somebody has had, and whether they are a VIP (@rule COIN-2, MTCH-13). */
export const matchUse = async (db: Tx, user: UserRow, now: Instant): Promise<MatchUse> => {
  const row = await db
    .selectFrom('match_days')
    .select('used')
    .where('user_id', '=', user.id)
    .where('day', '=', dayOf(now))
    .executeTakeFirst()
  return { used: row?.used ?? 0, vip: user.pay_status === 1 }
}

/** Counts a match on the day on which the person joined it. */
export const countMatch = async ({ db }: Work, userId: number, joinedAt: Instant): Promise<void> => {
  await db
    .insertInto('match_days')
    .values({ user_id: userId, day: dayOf(joinedAt), used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((of) => ({ used: of('match_days.used', '+', 1) })),
    )
    .execute()
}

/** The price of the next match, as long as there may be one today: 30010 with the time until there is (@rule MTCH-37). */
export const priceToday = async (
  db: Tx,
  { settings }: MatchingDeps,
  user: UserRow,
  now: Instant,
): Promise<E.Either<Refusal, number>> => {
  const use = await matchUse(db, user, now)
  return matchesLeft(settings, use) === 0
    ? E.left(refuse(LIMIT, undefined, { resetMs: msToNextDay(now) }))
    : E.right(nextPrice(settings, use))
}

/** Why somebody cannot pay for a match. */
export const cannotPay = (why: CannotPay | KeyReused): Refusal => paymentRefusal(why, NOT_ENOUGH)

/** Whether the next match can be had and paid for (@rule MTCH-37). */
export const mayMatch = async (
  db: Tx,
  deps: MatchingDeps,
  user: UserRow,
  now: Instant,
): Promise<E.Either<Refusal, void>> => {
  const price = await priceToday(db, deps, user, now)
  if (E.isLeft(price)) return price
  if (price.right === 0) return E.right(undefined)
  return E.mapLeft(cannotPay)(await deps.calls.ledger.mayPay(db, user.id, price.right))
}

/** Forgets counts and meetings of days that are over. */
export const pruneMatchDays = (store: Store, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db.deleteFrom('match_days').where('day', '<', dayOf(now)).execute()
    await db.deleteFrom('match_pairs').where('day', '<', dayOf(now)).execute()
    return E.right(undefined)
  })
