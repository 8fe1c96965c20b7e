import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pointsFor } from '../../src/domain/calls/billing'
import { groupsWith, OTHER } from '../../src/domain/matching/wall-groups'
import { groupIds, groupOf } from '../../src/domain/profile/groups'
import { listsCalls } from '../../src/infrastructure/gateway/contract/lists.calls'
import { matchingCalls } from '../../src/infrastructure/gateway/contract/matching.calls'
import type { PersonInfo } from '../../src/infrastructure/gateway/contract/user.codec'
import type { AgeAssurance } from '../account/age-assurance.port'
import { answer, answerPublicly, refuse, type Answered } from '../http/handler'
import { findUser } from '../profile/people'
import { type PeopleView, seenBy } from '../profile/people-info'
import type { Tx } from '../store/database'
import { guests } from './guests.answers'
import { hostsOnShow, type OnShow } from './on-show'
import { placeOf, placeText, type WallPlace } from './wall-order'
import { readWallPage } from './wall-page'

const MALFORMED = refuse(400)
const NO_STATEMENT = refuse(10031)

export interface WallDeps extends PeopleView {
  readonly age: AgeAssurance
  /** Points for a hundred coins (CALL-65). */
  readonly pointsPercent: number
}

/** In English; the client has words of its own. @rule PROF-27 */
const nameOf = (group: number): string => {
  const name = (groupOf(group) ?? '').replaceAll('_', ' ')
  return group === OTHER ? 'Other' : name.replace(/\b[a-z]/g, (first) => first.toUpperCase())
}

const labelsOnShow = async (db: Tx, how: OnShow): Promise<readonly string[]> => {
  const rows = await hostsOnShow(db, how).select('users.interest_labels').distinct().execute()
  return rows.map(({ interest_labels }) => interest_labels)
}

/** Row 139: the groups in which somebody stands (@rule MTCH-6). */
const groups = ({ age }: WallDeps): Answered =>
  answer(listsCalls.groups, async ({ session: { userId }, now }, { db }) => {
    const labels = await labelsOnShow(db, { asker: userId, now, age })
    const there = new Set(labels.flatMap((liked) => groupsWith(liked.split(',').map(Number))))
    return E.right({ list: groupIds.filter((id) => there.has(id)).map((id) => ({ id, name: nameOf(id) })) })
  })

/** Row 141: the countries of hosts, for the filter (@rule MTCH-6, MTCH-7). */
const countries = ({ age }: WallDeps): Answered =>
  answerPublicly(listsCalls.countryIds, async ({ session, now }, { db }) => {
    const asker = session?.userId ?? null
    const on = hostsOnShow(db, { asker, now, age }).where('users.country_id', '>', 0)
    const rows = await on.select('users.country_id').distinct().orderBy('users.country_id').execute()
    return E.right({ list: rows.map(({ country_id }) => country_id) })
  })

const placeAsked = (after: string | undefined): O.Option<WallPlace | null> =>
  after === undefined ? O.some(null) : placeOf(after)

/** Hosts see what a minute would bring in place of what it costs (@rule SAFE-22). */
const withPoints = (list: readonly PersonInfo[], percent: number) =>
  list.map((person) => ({ ...person, points: pointsFor(person.price ?? 0, percent) }))

/** Row 36: hosts by group and country (@rule MTCH-2). */
const wall = (deps: WallDeps): Answered =>
  answer(matchingCalls.wall, async ({ params, session: { userId }, now }, { db }) => {
    const { after, filterCountryId: countryId = 0, groupId: group = 0 } = params
    const place = placeAsked(after)
    if (O.isNone(place) || groupOf(group) === undefined || countryId < 0) return E.left(MALFORMED)
    if (!(await deps.age.assured(db, userId))) return E.left(NO_STATEMENT)
    const asked = { asker: userId, now, age: deps.age, group, countryId, after: place.value }
    const { next, users } = await readWallPage(db, asked)
    const list = await seenBy(db, userId, users, now, deps)
    const host = (await findUser(db, userId))?.goddess === 1
    return E.right({
      list: host ? withPoints(list, deps.pointsPercent) : list,
      ...(next !== null && { next: placeText(next) }),
    })
  })

/** Rows 36 and 139 to 141. */
export const makeWallAnswers = (deps: WallDeps): readonly Answered[] => [
  groups(deps),
  guests(deps),
  countries(deps),
  wall(deps),
]
