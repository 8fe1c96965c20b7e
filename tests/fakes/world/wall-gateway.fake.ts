import * as E from 'fp-ts/Either'
import type { WallGateway } from '../../../src/application/matching/wall-gateway.port'
import type { Acquaintance } from '../../../src/domain/friends/acquaintance'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { WallPerson } from '../../../src/domain/matching/wall'
import { groupsWith } from '../../../src/domain/matching/wall-groups'
import { answering, answeringSigned, type Rig } from './seat'
import type { World } from './world'

/** Hosts a page of the wall holds here; the gateway has 24. */
export const WALL_PAGE = 3

/** Points for a hundred coins. */
const PERCENT = 50

const rank = ({ status }: Acquaintance): number => (status === 'offline' ? 1 : 0)

/** The wall as one browser asks for it; who is here stands first, then by id. */
export const makeWallGatewayFake = (world: World, seat: Rig): WallGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const openly = answering(seat)
  const hosts = (asker: UserId | null): readonly WallPerson[] => {
    const pointing = asker !== null && world.accounts.get(asker)?.me.goddess === true
    return [...world.accounts.values()]
      .filter(({ me }) => me.goddess && me.id !== asker)
      .filter(({ me }) => asker === null || world.pair(asker, me.id)._tag !== 'Blocked')
      .flatMap(({ me }) => world.seenBy(asker, me.id) ?? [])
      .map((person) => ({ ...person, points: pointing ? Math.floor((person.price * PERCENT) / 100) : 0 }))
      .toSorted((a, b) => rank(a) - rank(b))
  }
  return {
    groups: asked('wall groups', (user) => {
      const groups = hosts(user).flatMap(({ interests }) => groupsWith(interests))
      return E.right([...new Set(groups)].toSorted((a, b) => a - b))
    }),
    countries: openly('wall countries', () =>
      E.right([...new Set(hosts(null).map(({ countryCode }) => countryCode))].filter((code) => code !== '')),
    ),
    page: ({ country, group }, after) =>
      asked(`wall ${group} ${country ?? 'all'} ${after ?? 'first'}`, (user) => {
        const all = hosts(user)
          .filter(({ interests }) => groupsWith(interests).includes(group))
          .filter(({ countryCode }) => country === null || countryCode === country)
        const end = Number(after ?? 0) + WALL_PAGE
        return E.right({ people: all.slice(end - WALL_PAGE, end), next: end < all.length ? String(end) : null })
      }),
    guests: openly('wall guests', () => E.right(hosts(null))),
  }
}
