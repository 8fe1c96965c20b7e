import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { WallGateway } from '../../application/matching/wall-gateway.port'
import { countryByCode, countryById } from '../../domain/kernel/reference/countries'
import type { WallPerson } from '../../domain/matching/wall'
import { groupOf } from '../../domain/profile/groups'
import { listsCalls } from './contract/lists.calls'
import { matchingCalls } from './contract/matching.calls'
import type { PersonInfo } from './contract/user.codec'
import type { Gateway } from './gateway'
import { toAcquaintance } from './person-mapping'

const toWallPerson = (info: PersonInfo & { readonly points?: number }): O.Option<WallPerson> =>
  pipe(
    toAcquaintance(info),
    O.map((person) => ({ ...person, points: info.points ?? 0 })),
  )

const countryParam = (code: string | null) => {
  const country = code === null ? undefined : countryByCode(code)
  return country === undefined ? {} : { filterCountryId: country.id }
}

/** The wall and its lists over the wire (rows 36, 139 to 141). A group without a name of PROF-27 is left out. */
export const makeWallGateway = ({ ask }: Gateway): WallGateway => ({
  groups: pipe(
    ask(listsCalls.groups, {}),
    TE.map(({ list }) => list.map(({ id }) => id).filter((id) => groupOf(id) !== undefined)),
  ),
  countries: pipe(
    ask(listsCalls.countryIds, {}),
    TE.map(({ list }) => list.flatMap((id) => countryById(id)?.code ?? [])),
  ),
  page: ({ country, group }, after) =>
    pipe(
      ask(matchingCalls.wall, { groupId: group, ...countryParam(country), ...(after !== null && { after }) }),
      TE.map(({ list, next }) => ({ people: pipe(list, RA.filterMap(toWallPerson)), next: next ?? null })),
    ),
  guests: pipe(
    ask(listsCalls.guests, {}),
    TE.map(({ list }) => pipe(list, RA.filterMap(toWallPerson))),
  ),
})
