import * as O from 'fp-ts/Option'
import type { IO } from 'fp-ts/IO'
import type { Me } from '../../domain/kernel/person'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import type { RuntimeConfig } from '../kernel/runtime-config'
import { makeLeaveShop } from './leave-shop.use-case'
import { makeLoadOffers } from './load-offers.use-case'
import type { OffersFeature } from './offers.feature'
import type { OffersGateway } from './offers-gateway.port'
import { OffersModel } from './offers.model'

/** Session storage: the visitor has closed the banner about the coins of sign-up (COIN-64). */
const BONUS_CLOSED_KEY = 'CAMC_BONUS_CLOSED'

export interface OffersDeps {
  readonly clock: Clock
  readonly config: Pick<RuntimeConfig, 'defaultOfferEnd'>
  readonly gateway: OffersGateway
  /** Local storage. */
  readonly local: KeyedStore
  readonly me: () => Me | null
  /** Session storage. */
  readonly tabStore: KeyedStore
}

/** Special prices; `forget`: the session is over. */
export const makeOffers = (deps: OffersDeps): { readonly feature: OffersFeature; readonly forget: IO<void> } => {
  const { me, tabStore } = deps
  const model = new OffersModel(() => me()?.paid === true, O.isNone(tabStore.read(BONUS_CLOSED_KEY)))
  const load = makeLoadOffers({ ...deps, model })
  const feature: OffersFeature = {
    view: model,
    load,
    closeBanner: () => model.closeBanner(),
    leaveShop: makeLeaveShop({ load, me: () => me()?.id ?? null, model, tabStore }),
    dismissPrompt: () => model.dismissPrompt(),
    closeBonus: () => {
      tabStore.write(BONUS_CLOSED_KEY, '1')
      model.closeBonus()
    },
  }
  return { feature, forget: () => model.forget() }
}
