import * as O from 'fp-ts/Option'
import { relationFor } from '../../../src/domain/friends/pair'
import { dayOf } from '../../../src/domain/kernel/day'
import { toRoomNum, type UserId } from '../../../src/domain/kernel/ids'
import { countryByCode } from '../../../src/domain/kernel/reference/countries'
import { SECOND } from '../../../src/domain/kernel/time'
import type { Found } from '../../../src/domain/matching/match'
import type { MatchNews } from '../../../src/domain/matching/match-news'
import { nextPrice, type MatchTariff, type MatchUse } from '../../../src/domain/matching/match-tariff'
import type { OpenMatch, Waiting } from './match-desk'
import { must, type World } from './world'

export const tariff: MatchTariff = { freePerDay: 5, freePrice: 0, price: 20, vipPrice: 12, perDay: 50 }
const KEPT_MS = 5 * SECOND

const dayKey = (world: World, user: UserId): string => `${user} ${dayOf(world.clock.now())}`

export const usageOf = (world: World, user: UserId): MatchUse => ({
  used: world.matches.used.get(dayKey(world, user)) ?? 0,
  vip: must(world.accounts.get(user)).me.paid,
})

export const priceFor = (world: World, user: UserId): number => nextPrice(tariff, usageOf(world, user))

const tell = (world: World, user: UserId, news: MatchNews): void => void world.hub.append(user, { kind: 'match', news })

const seen = (world: World, asker: UserId, other: UserId): Found => {
  const { birthday, countryCode, demo, gender, headImg, name } = must(world.accounts.get(other)).me
  return {
    id: other,
    ident: String(other),
    userName: name,
    headImg,
    gender,
    birthday,
    countryId: countryByCode(countryCode)?.id ?? 0,
    relation: relationFor(world.pair(asker, other), asker),
    demo,
  }
}

const likesWhatItSees = (world: World, { wishes }: Waiting, other: UserId): boolean =>
  wishes.gender === null || wishes.gender === must(world.accounts.get(other)).me.gender

const partnerOf = (world: World, one: Waiting): Waiting | undefined =>
  [...world.matches.queue.values()].find(
    (other) =>
      other.user !== one.user &&
      world.pair(one.user, other.user)._tag !== 'Blocked' &&
      likesWhatItSees(world, one, other.user) &&
      likesWhatItSees(world, other, one.user),
  )

/** Who had joined keeps the place in the queue; the other one has lost it. */
export const endMatch = (world: World, match: OpenMatch): void => {
  const { open, queue } = world.matches
  if (!open.delete(match.id)) return
  match.stop()
  for (const waiting of match.two) {
    const keeps = match.joined.has(waiting.user)
    if (keeps) queue.set(waiting.user, waiting)
    tell(world, waiting.user, { _tag: 'Gone', matchId: match.id, waiting: keeps })
  }
}

const bring = (world: World, one: Waiting, other: Waiting): void => {
  const { matches } = world
  const two = one.since < other.since ? ([one, other] as const) : ([other, one] as const)
  const id = `match-${String((matches.made += 1)).padStart(4, '0')}`
  const match: OpenMatch = {
    id,
    two,
    joined: new Set(),
    stop: world.clock.after(KEPT_MS, () => endMatch(world, match)),
  }
  matches.open.set(id, match)
  for (const { user } of two) {
    matches.queue.delete(user)
    const person = seen(world, user, user === one.user ? other.user : one.user)
    const news = { matchId: id, person, price: priceFor(world, user), recorded: false, validMs: KEPT_MS }
    tell(world, user, { _tag: 'Found', ...news })
  }
}

/** Waits for somebody, or is found at once. */
export const seek = (world: World, one: Waiting): void => {
  const partner = partnerOf(world, one)
  world.matches.queue.set(one.user, one)
  if (partner !== undefined) bring(world, one, partner)
}

/** Both are there: both pay, and the room is theirs. */
export const begin = (world: World, match: OpenMatch): void => {
  match.stop()
  world.matches.open.delete(match.id)
  const room = must(O.toNullable(toRoomNum(`room-of-${match.id}`)))
  const [caller, callee] = [match.two[0].user, match.two[1].user]
  world.rooms.set(room, {
    caller,
    callee,
    match: true,
    started: new Set(),
    startedAt: null,
    endedAt: null,
    minutes: 0,
    stopMeter: () => {},
  })
  for (const user of [caller, callee]) {
    const price = priceFor(world, user)
    if (price > 0) world.move(user, -price, 'match', user === caller ? callee : caller)
    world.matches.used.set(dayKey(world, user), usageOf(world, user).used + 1)
    const role = user === caller ? 'caller' : 'callee'
    tell(world, user, { _tag: 'Ready', matchId: match.id, room, role, polite: user === callee, price })
  }
}
