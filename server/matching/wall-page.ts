import { sql } from 'kysely'
import { PRESENCE_LIFE_MS } from '../../src/domain/account/beat'
import { interestsOf, OTHER } from '../../src/domain/matching/wall-groups'
import type { Instant } from '../../src/domain/kernel/time'
import type { UserRow } from '../profile/people'
import type { Tx } from '../store/database'
import { hostsOnShow, type OnShow } from './on-show'
import { away, beyond, mixOn, type WallPlace } from './wall-order'

/** Hosts a page of the wall holds. */
export const WALL_PAGE = 24

export interface WallAsked extends OnShow {
  readonly group: number
  /** 0: all of them. */
  readonly countryId: number
  readonly after: WallPlace | null
}

type Hosts = ReturnType<typeof hostsOnShow>

const likes = (interest: number) => sql<boolean>`',' || users.interest_labels || ',' like ${`%,${interest},%`}`

/** Who likes what leads to the group; who likes nothing stands in the last one (@rule PROF-27). */
const inGroup = (hosts: Hosts, group: number): Hosts => {
  if (group === OTHER) return hosts.where('users.interest_labels', '=', '')
  const wanted = interestsOf(group)
  return wanted.length === 0 ? hosts : hosts.where((where) => where.or(wanted.map(likes)))
}

const wanted = (db: Tx, { countryId, group, ...how }: Omit<WallAsked, 'after'>) => {
  const some = inGroup(hostsOnShow(db, how), group)
  return countryId === 0 ? some : some.where('users.country_id', '=', countryId)
}

/** One page, who is here first; the place behind its last person where there are more. */
export const readWallPage = async (
  db: Tx,
  { after, ...asked }: WallAsked,
): Promise<{ readonly users: readonly UserRow[]; readonly next: WallPlace | null }> => {
  const asOf: Instant = after?.asOf ?? asked.now
  const ordered = wanted(db, asked)
    .leftJoin('presence', (join) =>
      join.onRef('presence.user_id', '=', 'users.id').on('presence.seen_at', '>', asOf - PRESENCE_LIFE_MS),
    )
    .selectAll('users')
    .select([away.as('away'), mixOn(asOf).as('mix')])
    .orderBy('away')
    .orderBy('mix')
    .orderBy('users.id')
    .limit(WALL_PAGE + 1)
  const rows = await (after === null ? ordered : ordered.where(beyond(after))).execute()
  const users = rows.slice(0, WALL_PAGE)
  const last = rows.length > WALL_PAGE ? users.at(-1) : undefined
  const next = last && { asOf, away: Number(last.away), mix: Number(last.mix), id: last.id }
  return { users, next: next ?? null }
}
