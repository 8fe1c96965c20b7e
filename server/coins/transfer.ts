import * as E from 'fp-ts/Either'
import { applied, balanced, owned, type Posting, type Purse } from '../../src/domain/coins/ledger'
import { emptyPurse } from '../../src/domain/coins/ledger'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { KeyReused, TransferId } from './ledger.port'

/** A movement ready to be written. `content` is what was asked, so that a reused key is noticed. */
export interface Transfer {
  readonly key: string
  readonly kind: string
  readonly userId: number
  readonly content: string
  readonly other: number | null
  readonly ref: string | null
  readonly postings: readonly Posting[]
}

/** `fresh` is false when the key had been used for the same before, and nothing was moved. */
export interface Posted {
  readonly id: TransferId
  readonly fresh: boolean
}

/** A person's coins as they are now. */
export interface Account {
  readonly purse: Purse
  /** False until the first movement. */
  readonly exists: boolean
}

const HOUSE = 0

/** The purse of a person; empty before the first movement. */
export const accountOf = async (db: Tx, userId: number): Promise<Account> => {
  const row = await db
    .selectFrom('balances')
    .select(['bought', 'given', 'held', 'debt', 'points'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { purse: row ?? emptyPurse, exists: row !== undefined }
}

/** The earlier use of a key: the same content gets the same answer. */
export const usedBefore = async (db: Tx, key: string, content: string): Promise<E.Either<KeyReused, Posted> | null> => {
  const row = await db.selectFrom('transfers').select(['id', 'content']).where('key', '=', key).executeTakeFirst()
  if (row === undefined) return null
  return row.content === content ? E.right({ id: row.id, fresh: false }) : E.left({ _tag: 'KeyReused', key })
}

const insertTransfer = async (db: Tx, transfer: Transfer, from: Purse, to: Purse, at: Instant) => {
  const row = {
    key: transfer.key,
    kind: transfer.kind,
    user_id: transfer.userId,
    content: transfer.content,
    amount: owned(to) - owned(from),
    balance_after: owned(to),
    other_id: transfer.other,
    ref: transfer.ref,
    at,
  }
  return db
    .insertInto('transfers')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Adds the differences instead of writing the new figures, so that the database's checks see what is really there. */
const moveBalances = async (db: Tx, userId: number, exists: boolean, from: Purse, to: Purse): Promise<void> => {
  if (!exists) {
    await db
      .insertInto('balances')
      .values({ user_id: userId, ...to })
      .execute()
    return
  }
  await db
    .updateTable('balances')
    .set((of) => ({
      bought: of('bought', '+', to.bought - from.bought),
      given: of('given', '+', to.given - from.given),
      held: of('held', '+', to.held - from.held),
      debt: of('debt', '+', to.debt - from.debt),
      points: of('points', '+', to.points - from.points),
    }))
    .where('user_id', '=', userId)
    .execute()
}

/** Writes a movement once for its key: transfer, balances and postings. Postings that do not sum to zero are a defect. */
export const post = async (
  db: Tx,
  { exists, purse }: Account,
  transfer: Transfer,
  at: Instant,
): Promise<E.Either<KeyReused, Posted>> => {
  if (!balanced(transfer.postings)) throw new Error(`unbalanced transfer ${transfer.key}`)
  const after = applied(purse, transfer.postings)
  const inserted = await insertTransfer(db, transfer, purse, after, at)
  if (inserted === undefined) {
    const used = await usedBefore(db, transfer.key, transfer.content)
    if (used === null) throw new Error(`transfer ${transfer.key} was neither stored nor found`)
    return used
  }
  await moveBalances(db, transfer.userId, exists, purse, after)
  const sides = transfer.postings.map(({ account, amount }) => ({
    transfer_id: inserted.id,
    user_id: account in emptyPurse ? transfer.userId : HOUSE,
    account,
    amount,
  }))
  await db.insertInto('postings').values(sides).execute()
  return E.right({ id: inserted.id, fresh: true })
}
