import * as E from 'fp-ts/Either'
import { credit, type Split } from '../../src/domain/coins/ledger'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { NothingThere, TransferId } from './ledger.port'
import { accountOf, post } from './transfer'

interface Spent {
  readonly userId: number
  readonly other: number | null
  readonly ref: string | null
  readonly coins: Split
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
export const refund = async (
  db: Tx,
  of: string,
  kind: string,
  at: Instant,
): Promise<E.Either<NothingThere, TransferId>> => {
  const spent = await spentUnder(db, of)
  if (spent === null) return E.left({ _tag: 'NothingThere', key: of })
  const account = await accountOf(db, spent.userId)
  const { other, ref, userId } = spent
  const postings = credit(account.purse, 'income', spent.coins)
  const content = JSON.stringify(['refund', of])
  const posted = await post(db, account, { key: `${of}#refunded`, kind, userId, content, other, ref, postings }, at)
  if (E.isLeft(posted)) throw new Error(`the refund of ${of} was written as something else`)
  return E.right(posted.right.id)
}
