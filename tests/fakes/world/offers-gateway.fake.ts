import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { OffersGateway } from '../../../src/application/coins/offers-gateway.port'
import { mayBegin, type OfferKind, runsAt } from '../../../src/domain/coins/offer'
import type { UserId } from '../../../src/domain/kernel/ids'
import type { Instant } from '../../../src/domain/kernel/time'
import { answering, answeringSigned, type Rig } from './seat'
import { must, type World } from './world'

/** What every limited offer of this world is. */
export const LIMITED = {
  coins: 220,
  percent: 25,
  before: { minor: 499, currency: 'USD' },
  after: { minor: 375, currency: 'USD' },
} as const

/** The end of the offer that somebody has now; it begins when it is due. */
export const offerEnd = (world: World, user: UserId, kind: OfferKind): Instant | null => {
  const now = world.clock.now()
  const [key, rhythm] = [`${user}|${kind}`, world.offers.rhythms[kind]]
  const running = (from: Instant | undefined) =>
    from !== undefined && runsAt({ from, until: from + rhythm.lastsMs }, now) ? from + rhythm.lastsMs : null
  const last = world.offers.begun.get(key)
  const since = { joinedAt: world.offers.since, lastEnd: last === undefined ? null : last + rhythm.lastsMs }
  if (running(last) === null && mayBegin(rhythm, since, now)) world.offers.begun.set(key, now)
  return running(world.offers.begun.get(key))
}

/** The offers as one browser asks for them. */
export const makeOffersGatewayFake = (world: World, seat: Rig): OffersGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    limited: asked('limited offer', (user) => {
      const paid = must(world.accounts.get(user)).me.paid
      const endTime = paid ? null : offerEnd(world, user, 'limited')
      const { clockOff, saysEnd } = world.offers
      if (endTime === null) return E.right(O.none)
      const end = { limitMinutes: 5, now: world.clock.now() + clockOff }
      return E.right(O.some({ offer: LIMITED, end: { ...end, endTime: saysEnd ? endTime + clockOff : null } }))
    }),
    flash: (country) =>
      asked(`flash offers ${country}`, (user) => {
        const endTime = offerEnd(world, user, 'flash')
        const end = { endTime, now: world.clock.now() }
        return E.right({ seals: endTime === null ? [] : [{ coinCode: 'flash500', end }], webConfig: true })
      }),
    percentBanner: answering(seat)('percent banner', () => E.right(world.offers.percentBanner)),
  }
}
