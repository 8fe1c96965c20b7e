import * as E from 'fp-ts/Either'
import { credit, type Posting, type Purse, settle, type Split } from '../../src/domain/coins/ledger'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { NothingThere, TransferId } from './ledger.port'
import { accountOf, post, usedBefore } from './transfer'

/** How an open hold ends. */
export interface Ending {
  readonly state: 'settled' | 'released'
  readonly postings: (purse: Purse, held: Split) => readonly Posting[]
}

/** The house takes what was held. */
export const settling: Ending = { state: 'settled', postings: (_, held) => settle(held) }

/** What was held goes back to where it came from; an open debt is filled first. */
export const releasing: Ending = { state: 'released', postings: (purse, held) => credit(purse, 'held', held) }

/** Writes down from which coins a hold was made, so that they go back there. */
export const openHold = (db: Tx, key: string, userId: number, { bought, given }: Split, at: Instant) =>
  db.insertInto('holds').values({ key, user_id: userId, bought, given, state: 'open', at }).execute()

const endKey = (key: string, { state }: Ending): string => `${key}#${state}`

const closeHold = (db: Tx, key: string, { state }: Ending) =>
  db
    .updateTable('holds')
    .set({ state })
    .where('key', '=', key)
    .where('state', '=', 'open')
    .returning(['user_id', 'bought', 'given'])
    .executeTakeFirst()

/** Ends the hold under `key` this way; when it ended this way before, the same answer comes and nothing moves. */
export const endHold = async (
  db: Tx,
  key: string,
  ending: Ending,
  at: Instant,
): Promise<E.Either<NothingThere, TransferId>> => {
  const nothing: NothingThere = { _tag: 'NothingThere', key }
  const content = JSON.stringify([ending.state, key])
  const hold = await closeHold(db, key, ending)
  if (hold === undefined) {
    const used = await usedBefore(db, endKey(key, ending), content)
    return used !== null && E.isRight(used) ? E.right(used.right.id) : E.left(nothing)
  }
  const opened = await db
    .selectFrom('transfers')
    .select(['kind', 'other_id', 'ref'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const account = await accountOf(db, hold.user_id)
  const transfer = {
    key: endKey(key, ending),
    kind: opened.kind,
    userId: hold.user_id,
    content,
    other: opened.other_id,
    ref: opened.ref,
    postings: ending.postings(account.purse, hold),
  }
  const posted = await post(db, account, transfer, at)
  if (E.isLeft(posted)) throw new Error(`the end of hold ${key} was written without the hold`)
  return E.right(posted.right.id)
}
