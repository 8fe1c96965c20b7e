import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from './database'
import type { Store } from './store'

/** Tables of passing things, each with an index on `at`. */
export type Passing = 'nonces' | 'idempotency' | 'inbox'

const BATCH = 1_000

/** Deletes the oldest rows from before `before`, about `most` of them; answers how many. */
export const deleteSome = async (db: Tx, table: Passing, before: Instant, most: number): Promise<number> => {
  const edge = await db
    .selectFrom(table)
    .select('at')
    .where('at', '<', before)
    .orderBy('at')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  const rows = db.deleteFrom(table)
  const old = edge === undefined ? rows.where('at', '<', before) : rows.where('at', '<=', edge.at)
  const { numDeletedRows } = await old.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes what is older than `before` in small units, so that requests get their turn between them. */
export const deleteOld = async (store: Store, table: Passing, before: Instant): Promise<void> => {
  for (let more = true; more;) {
    const deleted = await store.work<never, number>(async ({ db }) =>
      E.right(await deleteSome(db, table, before, BATCH)),
    )
    more = E.isRight(deleted) && deleted.right >= BATCH
  }
}
