import { presenceCode } from '../../src/domain/friends/presence'
import { relationCode } from '../../src/domain/friends/relation'
import type { Instant } from '../../src/domain/kernel/time'
import type { PersonInfo } from '../../src/infrastructure/gateway/contract/user.codec'
import type { Tx } from '../store/database'
import {
  blockedBy,
  neverPaid,
  type PictureAddress,
  priceOf,
  relationsOf,
  type Standing,
  toPersonInfo,
  type UserRow,
} from './people'
import { presenceSeen } from './presence-seen'

/** What the deployment adds to how people look to each other. */
export interface PeopleView {
  /** Coins a minute of a call to somebody who is no host. */
  readonly callPrice: number
  readonly pictureAt: PictureAddress
}

const bit = (value: number | undefined): 0 | 1 => (value === 1 ? 1 : 0)

/** The same people as `asker` sees them: relation, remark, presence and the price of a call; in the given order. */
export const seenBy = async (
  db: Tx,
  asker: number | null,
  users: readonly UserRow[],
  now: Instant,
  { callPrice, pictureAt }: PeopleView,
): Promise<PersonInfo[]> => {
  const ids = users.map((user) => user.id)
  const presence = await presenceSeen(db, asker, ids, now)
  const relations = asker === null ? new Map<number, Standing>() : await relationsOf(db, asker, ids)
  const blocked = asker === null ? new Set<number>() : await blockedBy(db, asker, ids)
  return users.map((user) => {
    const own = relations.get(user.id)
    const relation = own?.relation ?? relationCode.stranger
    const status = presence.get(user.id) ?? presenceCode.unknown
    const seen = { relation, status, price: priceOf(user, relation, callPrice) }
    const noted = { stick: bit(own?.stick), remark: own?.remark ?? '', blocked: bit(Number(blocked.has(user.id))) }
    return { ...toPersonInfo(user, seen, pictureAt), ...noted, remindSwitch: bit(own?.remind) }
  })
}

/** How often somebody is liked, and whether the asker is among those (PROF-6). */
const likesOf = async (db: Tx, asker: number, id: number) => {
  const likes = db.selectFrom('likes').where('other_id', '=', id)
  const { count } = await likes.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const own = await likes.select('at').where('user_id', '=', asker).executeTakeFirst()
  return { likedCount: Number(count), like: own === undefined ? (0 as const) : (1 as const) }
}

/** Where the two became friends; 0 for others (@rule PROF-7). */
const friendAddWayOf = (standing: Standing | undefined): number =>
  standing?.relation === relationCode.friend ? standing.add_way : 0

/** One person with all that their page shows (@rule PROF-6). */
export const infoOf = async (
  db: Tx,
  asker: number,
  user: UserRow,
  now: Instant,
  view: PeopleView,
): Promise<PersonInfo | undefined> => {
  const [person] = await seenBy(db, asker, [user], now, view)
  const standing = (await relationsOf(db, asker, [user.id])).get(user.id)
  const social = { friendAddWay: friendAddWayOf(standing), isFree0: neverPaid(user) }
  return person && { ...person, ...social, ...(await likesOf(db, asker, user.id)) }
}
