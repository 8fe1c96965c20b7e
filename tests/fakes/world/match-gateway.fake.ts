import { msToNextDay } from '../../../src/domain/kernel/day'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { MatchError, MatchGateway } from '../../../src/application/matching/match-gateway.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import { freeLeft, matchesLeft } from '../../../src/domain/matching/match-tariff'
import type { MatchWishes } from '../../../src/domain/matching/match-wishes'
import { makeFriendsGatewayFake } from './friends-gateway.fake'
import { begin, endMatch, priceFor, seek, tariff, usageOf } from './matchmaker'
import { answeringSigned, refusal, type Answer, type Rig } from './seat'
import { must, type World } from './world'

const NOT_ENOUGH = 20001
const NO_STATEMENT = 10031
const LIMIT = 30010
const GONE = 30012
const LIKE_PRICE = 1

/** As the adapter reads the code. */
const read =
  (world: World) =>
  (error: GatewayError): MatchError =>
    error._tag === 'Refusal' && error.code === LIMIT
      ? { _tag: 'LimitReached', resetMs: msToNextDay(world.clock.now()) }
      : error

/** What speaks against one more match. */
const objection = (world: World, user: UserId): GatewayError | null => {
  if (world.matches.unstated.has(user)) return refusal(NO_STATEMENT)
  if (matchesLeft(tariff, usageOf(world, user)) === 0) return refusal(LIMIT)
  return must(world.accounts.get(user)).me.coins < priceFor(world, user) ? refusal(NOT_ENOUGH) : null
}

const enter = (world: World, user: UserId, wishes: MatchWishes): Answer<void> => {
  const why = objection(world, user)
  if (why !== null) return E.left(why)
  const since = world.matches.queue.get(user)?.since ?? world.clock.now()
  return E.right(seek(world, { user, since, wishes }))
}

const join = (world: World, user: UserId, id: string): Answer<void> => {
  const match = world.matches.open.get(id)
  if (match === undefined || !match.two.some((waiting) => waiting.user === user)) return E.left(refusal(GONE))
  const why = objection(world, user)
  if (why !== null) return E.left(why)
  match.joined.add(user)
  return E.right(match.joined.size === 2 ? begin(world, match) : undefined)
}

const leave = (world: World, user: UserId, id: string): Answer<void> => {
  const match = world.matches.open.get(id)
  if (match === undefined) return E.right(undefined)
  match.joined.delete(user)
  return E.right(endMatch(world, match))
}

const like = (world: World, user: UserId, person: UserId, key: string): Answer<{ mutual: boolean }> => {
  const { likes, paid } = world.matches
  if (!paid.has(key) && !world.move(user, -LIKE_PRICE, 'like', person)) return E.left(refusal(NOT_ENOUGH))
  paid.add(key)
  likes.add(`${user}>${person}`)
  return E.right({ mutual: likes.has(`${person}>${user}`) })
}

/** The matches of one browser. */
export const makeMatchGatewayFake = (world: World, seat: Rig): MatchGateway => {
  const signed = answeringSigned(seat, world.userOf)
  const asked = <A>(call: string, run: (user: UserId) => Answer<A>) => pipe(signed(call, run), TE.mapLeft(read(world)))
  const friends = makeFriendsGatewayFake(world, seat)
  return {
    terms: asked('playConf', (user) => {
      const left = matchesLeft(tariff, usageOf(world, user))
      return E.right({
        countdown: 10,
        likePrice: LIKE_PRICE,
        price: priceFor(world, user),
        freeLeft: freeLeft(tariff, usageOf(world, user)),
        ...(left === null ? {} : { matchesLeft: left }),
      })
    }),
    enter: (wishes) => asked('matching', (user) => enter(world, user, wishes)),
    exit: asked('exitMatch', (user) => E.right(void world.matches.queue.delete(user))),
    join: (matchId) => asked('join', (user) => join(world, user, matchId)),
    leave: (matchId) => asked('leave', (user) => leave(world, user, matchId)),
    like: (person, key) => asked('like', (user) => like(world, user, person, key)),
    stateAge: asked('ageStatement', (user) => E.right(void world.matches.unstated.delete(user))),
    addFriend: (person, key) =>
      pipe(
        friends.add(person, 101, key),
        TE.map(() => undefined),
      ),
  }
}
