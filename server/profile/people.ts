import type { Selectable } from 'kysely'
import { PRESENCE_LIFE_MS } from '../../src/domain/account/beat'
import { presenceCode } from '../../src/domain/friends/presence'
import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import type { PersonInfo, UserInfo } from '../../src/infrastructure/gateway/contract/user.codec'
import { refuse } from '../http/handler'
import type { Tx } from '../store/database'
import type { UsersTable } from '../store/tables/account.table'
import type { RelationsTable } from '../store/tables/friends.table'

export type UserRow = Selectable<UsersTable>

/** 'The user does not exist' (PROF-8). */
export const nobody = refuse(403, 'The user does not exist')

/** Where a stored picture is asked for: its path, below the base path of the deployment; '' for none. */
export type PictureAddress = (stored: string) => string

export const pictureAddressBelow =
  (basePath: string): PictureAddress =>
  (stored) =>
    stored === '' ? '' : `${basePath}${stored}`

const split = (joined: string): string[] => joined.split(',').filter((part) => part !== '')
const bit = (value: number): 0 | 1 => (value === 1 ? 1 : 0)

/** @rule PROF-7 */
export const neverPaid = (user: UserRow): 0 | 1 => (user.pay_status === 1 ? 0 : 1)

const known = (user: UserRow, pictureAt: PictureAddress) => ({
  id: user.id,
  userName: user.user_name,
  headImg: pictureAt(user.head_img),
  gender: user.gender === 2 ? (2 as const) : (1 as const),
  birthday: user.birthday,
  countryId: user.country_id,
  countryCode: user.country_code,
  city: user.city,
  languages: split(user.languages),
  interestLabels: split(user.interest_labels).map(Number),
  introduce: user.introduce,
  background: pictureAt(user.background),
  goddess: bit(user.goddess),
  demo: bit(user.demo),
})

/** The person's own data; `coins` is what can be spent. */
export const toUserInfo = (user: UserRow, coins: number, pictureAt: PictureAddress): UserInfo => ({
  ...known(user, pictureAt),
  goldNum: coins,
  payStatus: bit(user.pay_status),
  isFree0: neverPaid(user),
  birthdayLocked: bit(Number(user.birthday_changes > 0)),
  price: user.price,
  friendPrice: user.friend_price,
})

/** Somebody as the asker may see them. */
export const toPersonInfo = (
  user: UserRow,
  seen: { relation: number; status: number; price: number },
  pictureAt: PictureAddress,
): PersonInfo => ({
  ...known(user, pictureAt),
  ...seen,
  friendsOnly: bit(user.friends_only),
})

/** A person who exists and is not deleted. */
export const findUser = (db: Tx, id: number): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** A person who is there, or in the grace before the deletion: whoever leaves can still be parted from and reported (PLUS-14). */
export const findKept = (db: Tx, id: number): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('deletions')
            .select('deletions.user_id')
            .whereRef('deletions.user_id', '=', 'users.id')
            .where('done_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst()

/** Presence by person; demo people have no device, so they are offline until somebody plays them. */
export const presenceOf = async (db: Tx, ids: readonly number[], now: Instant): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('presence')
    .selectAll()
    .where('user_id', 'in', [...ids])
    .where('seen_at', '>', now - PRESENCE_LIFE_MS)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row.status === 1 ? presenceCode.busy : presenceCode.online]))
}

/** Who of `ids` has blocked the asker. */
export const blockersOf = async (db: Tx, asker: number, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('blocks')
    .select('user_id')
    .where('other_id', '=', asker)
    .where('user_id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/** Whom of `ids` the asker has blocked (FRND-44). */
export const blockedBy = async (db: Tx, asker: number, ids: readonly number[]): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('blocks')
    .select('other_id')
    .where('user_id', '=', asker)
    .where('other_id', 'in', [...ids])
    .execute()
  return new Set(rows.map((row) => row.other_id))
}

/** Whether one of the two has blocked the other: then neither reaches the other (PLUS-12). */
export const blockBetween = async (db: Tx, one: number, other: number): Promise<boolean> =>
  (await blockersOf(db, one, [other])).size > 0 || (await blockedBy(db, one, [other])).size > 0

/** Somebody whom the asker may know of: who is in a block with them does not exist for them (PROF-8, PLUS-12). */
export const reachable = async (db: Tx, asker: number, id: number): Promise<UserRow | undefined> => {
  const user = await findUser(db, id)
  return user && !(await blockBetween(db, asker, user.id)) ? user : undefined
}

/** How somebody stands to another; `add_way` is where they were asked (FRND-18). */
export type Standing = Pick<Selectable<RelationsTable>, 'relation' | 'remark' | 'remind' | 'stick' | 'add_way'>

/** How the asker stands to each of `ids`; absent means stranger. */
export const relationsOf = async (db: Tx, asker: number, ids: readonly number[]): Promise<Map<number, Standing>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('relations')
    .select(['other_id', 'relation', 'remark', 'remind', 'stick', 'add_way'])
    .where('user_id', '=', asker)
    .where('other_id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.other_id, row]))
}

/** Coins a minute that a call to `user` costs somebody in that relation (CALL-66, CALL-67). */
export const priceOf = (user: UserRow, relation: number, elsewhere: number): number => {
  if (user.goddess !== 1) return elsewhere
  return relation === relationCode.friend && user.friend_price > 0 ? user.friend_price : user.price
}
