import * as E from 'fp-ts/Either'
import { credit, type Posting, type Purse, type Split, unearn as takenBack } from '../../src/domain/coins/ledger'
import { isSome } from 'fp-ts/Option'
import { toCoins } from '../../src/domain/kernel/coins'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { NothingThere, TransferId } from './ledger.port'
import { accountOf, post, usedBefore } from './transfer'

/** A movement that can be taken back: whose it was and what it was about. */
interface Moved {
  readonly userId: number
  readonly other: number | null
  readonly ref: string | null
}

interface Spent extends Moved {
  readonly coins: Split
}

/** How a movement is taken back: the end of its key, its kind, and what is asked in one text. */
interface Way {
  readonly of: string
  readonly suffix: string
  readonly kind: string
  readonly content: string
}

type Answered = Promise<E.Either<NothingThere, TransferId>>

const nothing = (key: string): E.Either<NothingThere, never> => E.left({ _tag: 'NothingThere', key })

/** Writes the way back of a movement, once; nothing to move is nothing there. */
const giveBack = async (
  db: Tx,
  { content, kind, of, suffix }: Way,
  { other, ref, userId }: Moved,
  at: Instant,
  plan: (purse: Purse) => readonly Posting[],
): Answered => {
  const key = `${of}#${suffix}`
  const used = await usedBefore(db, key, content)
  if (used !== null && E.isRight(used)) return E.right(used.right.id)
  const account = await accountOf(db, userId)
  const postings = plan(account.purse)
  if (postings.length === 0) return nothing(of)
  const posted = await post(db, account, { key, kind, userId, content, other, ref, postings }, at)
  if (E.isLeft(posted)) throw new Error(`the way back of ${of} was written as something else`)
  return E.right(posted.right.id)
}

/** What `spend` took under this key, from the postings; null when there was no such spending. */
const spentUnder = async (db: Tx, key: string): Promise<Spent | null> => {
  const sides = await db
    .selectFrom('transfers')
    .innerJoin('postings', 'postings.transfer_id', 'transfers.id')
    .select(['transfers.user_id', 'transfers.content', 'other_id', 'ref', 'account', 'postings.amount'])
    .where('key', '=', key)
    .execute()
  const first = sides[0]
  if (first === undefined || !first.content.startsWith('["spend",')) return null
  const taken = (account: string): number => -(sides.find((side) => side.account === account)?.amount ?? 0)
  return {
    userId: first.user_id,
    other: first.other_id,
    ref: first.ref,
    coins: { bought: taken('bought'), given: taken('given') },
  }
}

/** Returns a spending in full, once. */
export const refund = async (db: Tx, of: string, kind: string, at: Instant): Answered => {
  const spent = await spentUnder(db, of)
  if (spent === null) return nothing(of)
  const way = { of, suffix: 'refunded', kind, content: JSON.stringify(['refund', of]) }
  return giveBack(db, way, spent, at, (purse) => credit(purse, 'income', spent.coins))
}

const settledUnder = (db: Tx, key: string) =>
  db
    .selectFrom('holds')
    .innerJoin('transfers', 'transfers.key', 'holds.key')
    .select(['holds.user_id as userId', 'bought', 'given', 'other_id as other', 'ref'])
    .where('holds.key', '=', key)
    .where('state', '=', 'settled')
    .executeTakeFirst()

/** Returns a hold that was settled, in full, once. */
export const refundHold = async (db: Tx, of: string, kind: string, at: Instant): Answered => {
  const hold = await settledUnder(db, of)
  if (hold === undefined) return nothing(of)
  const way = { of, suffix: 'refunded', kind, content: JSON.stringify(['refundHold', of]) }
  return giveBack(db, way, hold, at, (purse) => credit(purse, 'income', hold))
}

const earnedUnder = (db: Tx, key: string) =>
  db
    .selectFrom('transfers')
    .innerJoin('postings', 'postings.transfer_id', 'transfers.id')
    .select(['transfers.user_id as userId', 'postings.amount', 'other_id as other', 'ref'])
    .where('key', '=', key)
    .where('account', '=', 'points')
    .where('postings.amount', '>', 0)
    .executeTakeFirst()

/** Takes earned points back, once; those that are gone already stay with whoever has them. */
export const unearn = async (db: Tx, of: string, kind: string, at: Instant): Answered => {
  const earned = await earnedUnder(db, of)
  const points = toCoins(earned?.amount ?? 0)
  if (earned === undefined || !isSome(points)) return nothing(of)
  const way = { of, suffix: 'unearned', kind, content: JSON.stringify(['unearn', of]) }
  return giveBack(db, way, earned, at, (purse) => takenBack(purse, points.value))
}
