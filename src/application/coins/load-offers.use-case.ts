import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import { offerLeft } from '../../domain/coins/limited-offer'
import { priceCountry } from '../../domain/coins/price-country'
import type { UserId } from '../../domain/kernel/ids'
import type { Me } from '../../domain/kernel/person'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { RuntimeConfig } from '../kernel/runtime-config'
import type { FlashSaid, OffersGateway, SaidOffer } from './offers-gateway.port'
import type { OffersModel } from './offers.model'
import { storedKeys } from '../kernel/stored-keys'

/** Local storage (DATA-20). */
const WEB_CONFIG_KEY = storedKeys.webConfig.name

interface Deps {
  readonly clock: Clock
  readonly config: Pick<RuntimeConfig, 'defaultOfferEnd'>
  readonly gateway: OffersGateway
  readonly local: KeyedStore
  readonly me: () => Me | null
  readonly model: OffersModel
}

/** Shows the offer until its time is over; the countdown is the device's, however its clock is set meanwhile. */
const keepLimited = ({ clock, config, model }: Deps): ((said: O.Option<SaidOffer>) => IO<void>) => {
  let stop: IO<void> = () => undefined
  return (said) => () => {
    stop()
    const now = clock.now()
    const left = O.isNone(said) ? 0 : offerLeft(said.value.end, now, config.defaultOfferEnd)
    if (O.isNone(said) || left === 0) return model.setLimited(null)
    model.setLimited({ ...said.value.offer, until: now + left })
    stop = clock.after(left, () => model.setLimited(null))
  }
}

/** Shows each flash pack as long as it is this person's (@rule COIN-60). */
const keepFlash = ({ clock, local, model }: Deps): ((said: FlashSaid) => IO<void>) => {
  let stop: IO<void> = () => undefined
  return ({ seals, webConfig }) =>
    () => {
      stop()
      if (webConfig !== null) local.write(WEB_CONFIG_KEY, String(webConfig))
      const now = clock.now()
      const running = seals
        .map(({ coinCode, end }) => ({ coinCode, left: (end.endTime ?? 0) - (end.now ?? now) }))
        .filter(({ left }) => left > 0)
      model.setFlash(running.map(({ coinCode, left }) => ({ coinCode, until: now + left })))
      const stops = running.map(({ coinCode, left }) =>
        clock.after(left, () => model.setFlash(model.flash.filter((seal) => seal.coinCode !== coinCode))),
      )
      stop = () => stops.forEach((end) => end())
    }
}

/**
 * Reads what is offered to this person; what cannot be read changes nothing, and nobody is told (GATE-19).
 *
 * @rule COIN-52 COIN-59 COIN-65
 */
export type LoadOffers = Task<void>

export const makeLoadOffers = (deps: Deps): LoadOffers => {
  const { gateway, me, model } = deps
  const [limited, flash] = [keepLimited(deps), keepFlash(deps)]
  let reading: { readonly user: UserId; readonly done: Promise<void> } | null = null
  const read = async (user: Me): Promise<void> => {
    const show = <A>(reply: E.Either<unknown, A>, put: (said: A) => IO<void>): void => {
      if (E.isRight(reply) && me()?.id === user.id) put(reply.right)()
    }
    const country = priceCountry(user.countryCode, () => true)
    const [offer, packs, flag] = await Promise.all([
      gateway.limited(),
      gateway.flash(country)(),
      gateway.percentBanner(),
    ])
    show(offer, limited)
    show(packs, flash)
    show(flag, (on) => () => model.setFlag(on))
  }
  return () => {
    const user = me()
    if (user === null) return Promise.resolve()
    if (reading?.user === user.id) return reading.done
    const mine = {
      user: user.id,
      done: read(user).finally(() => {
        if (reading === mine) reading = null
      }),
    }
    reading = mine
    return mine.done
  }
}
