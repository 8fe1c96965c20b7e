import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import type { UserRow } from '../profile/people'
import type { Tx } from '../store/database'
import { notDone, type NotDone, type Row } from './area'
import { numberOf, shownTime } from './given'

/** The person of an argument, also in the grace of a deletion; nobody whose account is deleted. */
export const personOf = async (db: Tx, id: string | undefined): Promise<E.Either<NotDone, UserRow>> => {
  const number = numberOf(id)
  if (E.isLeft(number)) return number
  const user = await db
    .selectFrom('users')
    .leftJoin('deletions', 'deletions.user_id', 'users.id')
    .selectAll('users')
    .where('users.id', '=', number.right)
    .where('deletions.done_at', 'is', null)
    .executeTakeFirst()
  return user === undefined ? E.left(notDone(`there is no person ${number.right}`)) : E.right(user)
}

/** `%` and `_` mean themselves. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** People whose id, address or number it is, or whose name holds it. */
export const findPeople = async (db: Tx, text: string, limit: number): Promise<readonly Row[]> => {
  const wanted = text.trim().toLowerCase()
  const id = /^\d{1,15}$/.test(wanted) ? Number(wanted) : 0
  const rows = await db
    .selectFrom('users')
    .leftJoin('emails', 'emails.user_id', 'users.id')
    .leftJoin('phones', 'phones.user_id', 'users.id')
    .select(['users.id', 'user_name as name', 'emails.email', 'phones.phone', 'goddess as host', 'demo', 'deleted_at'])
    .where((where) =>
      where.or([
        where('users.id', '=', id),
        where('emails.email', '=', wanted),
        where('phones.phone', '=', wanted),
        sql<boolean>`user_name_search like ${`%${escaped(wanted)}%`} escape '\\'`,
      ]),
    )
    .orderBy('users.id')
    .limit(limit)
    .execute()
  return rows.map(({ deleted_at, ...row }) => ({ ...row, leaving: shownTime(deleted_at) }))
}
