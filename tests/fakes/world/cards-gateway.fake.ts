import * as E from 'fp-ts/Either'
import type { CardsGateway, LikeReply, Taken } from '../../../src/application/matching/cards-gateway.port'
import { dayOf, msToNextDay } from '../../../src/domain/kernel/day'
import type { UserId } from '../../../src/domain/kernel/ids'
import { MUTUAL_LIKE_MS } from '../../../src/domain/matching/mutual-like'
import { defaultPlaces, LIKE_PRICE, type DeckPlace } from '../../../src/domain/matching/places'
import { opensCall } from './cards-desk'
import { answeringSigned, refusal, type Answer, type Rig } from './seat'
import { must, type World } from './world'

const LIMIT = 30011
const NOT_ENOUGH = 20001
const NO_STATEMENT = 10031

const coinsOf = (world: World, user: UserId): number => must(world.accounts.get(user)).me.coins

const shownTo = ({ cards, clock }: World, user: UserId, place: DeckPlace) => {
  const key = `${user}|${place}|${dayOf(clock.now())}`
  const shown = cards.shown.get(key) ?? []
  cards.shown.set(key, shown)
  return shown
}

/** Somebody whom this person has not met, the lowest id first; for a search whoever is connected. */
const stranger = (world: World, user: UserId, place: DeckPlace, met: readonly UserId[]): UserId | undefined =>
  [...world.accounts.keys()]
    .toSorted((a, b) => a - b)
    .find(
      (id) =>
        id !== user &&
        !met.includes(id) &&
        world.pair(user, id)._tag === 'Strangers' &&
        !world.cards.likes.has(`${user}>${id}`) &&
        (place === 'card' || world.hub.connected(id)),
    )

const take = (
  world: World,
  user: UserId,
  place: DeckPlace,
  { held, passed }: { readonly held: readonly UserId[]; readonly passed: readonly UserId[] },
): Answer<Taken> => {
  if (world.cards.unstated.has(user)) return E.left(refusal(NO_STATEMENT))
  const shown = shownTo(world, user, place)
  const most = world.cards.perDay[place]
  for (const one of shown) one.passed ||= passed.includes(one.id)
  const waiting = shown.find((one) => !one.passed && !held.includes(one.id))
  if (!waiting && shown.length >= most) return E.left(refusal(LIMIT, '', { resetMs: msToNextDay(world.clock.now()) }))
  if (coinsOf(world, user) < LIKE_PRICE) return E.left(refusal(NOT_ENOUGH))
  const ids = shown.map(({ id }) => id)
  const next = waiting?.id ?? stranger(world, user, place, ids)
  if (waiting === undefined && next !== undefined) shown.push({ id: next, day: '', passed: false })
  const person = next === undefined ? null : must(world.seenBy(user, next))
  return E.right({ person, left: most - shown.length })
}

const likeOf = (world: World, user: UserId, other: UserId, place: DeckPlace): Answer<LikeReply> => {
  const account = world.accounts.get(other)
  if (account === undefined || !shownTo(world, user, place).some(({ id }) => id === other)) return E.left(refusal(403))
  const { likes } = world.cards
  const recorded = account.me.demo
  const fresh = !likes.has(`${user}>${other}`)
  if (fresh && !world.move(user, -LIKE_PRICE, 'like', other)) return E.left(refusal(NOT_ENOUGH))
  likes.add(`${user}>${other}`)
  if (recorded && world.previews.has(other)) likes.add(`${other}>${user}`)
  const mutual = likes.has(`${other}>${user}`)
  if (fresh && mutual && !recorded) {
    opensCall(world.cards, { caller: user, callee: other, place, at: world.clock.now() })
    const { demo, headImg, id, name } = must(world.accounts.get(user)).me
    world.hub.append(other, { kind: 'mutualLike', word: { id, name, headImg, demo, validMs: MUTUAL_LIKE_MS } })
  }
  return E.right({ mutual, recorded, coins: coinsOf(world, user) })
}

/** Cards and likes as one browser asks for them. */
export const makeCardsGatewayFake = (world: World, seat: Rig): CardsGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    places: asked('places', () => E.right({ places: defaultPlaces, likePrice: LIKE_PRICE })),
    take: (place, known) => asked(`take ${place}`, (user) => take(world, user, place, known)),
    stateAge: asked('stateAge', (user) => {
      world.cards.unstated.delete(user)
      return E.right(undefined)
    }),
    like: (person, place, _key) => asked('like', (user) => likeOf(world, user, person, place)),
  }
}
