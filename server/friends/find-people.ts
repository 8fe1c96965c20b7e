import { sql } from 'kysely'
import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { UserRow } from '../profile/people'
import { unbanned } from '../profile/unbanned'
import { unbarred } from '../profile/unbarred'

const FOUND_AT_MOST = 30

/** `%` and `_` mean themselves; SQLite wants to be told by which sign. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** People whose name holds the text or whose id it is; neither the asker nor anybody in a block with them (PLUS-12) or banned. */
export const findPeople = async (db: Tx, asker: number, text: string, now: Instant): Promise<UserRow[]> => {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const id = /^\d{1,15}$/.test(wanted) ? Number(wanted) : 0
  return db
    .selectFrom('users')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('id', '<>', asker)
    .where((where) =>
      where.or([where('id', '=', id), sql<boolean>`user_name_search like ${`%${escaped(wanted)}%`} escape '\\'`]),
    )
    .where(unbarred(asker))
    .where(unbanned(now))
    .orderBy('user_name_search')
    .orderBy('id')
    .limit(FOUND_AT_MOST)
    .execute()
}
