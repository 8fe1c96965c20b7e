import type { CheckoutFeature } from '../../../src/application/coins/checkout.feature'
import { makeStage, type Player, type Stage } from '../../fakes/world/stage'

/** Somebody who is about to pay. */
export interface CheckoutStage {
  readonly stage: Stage
  readonly ada: Player
  readonly checkout: CheckoutFeature
  readonly orders: () => readonly { readonly method: string | null; readonly returnUrl: string }[]
  readonly state: () => CheckoutFeature['view']['checkout']
  /** Another tab of the browser; with the first one's session storage it is that one after a reload. */
  readonly openTab: (reloaded?: boolean) => Promise<CheckoutFeature>
}

export const openCheckout = async (): Promise<CheckoutStage> => {
  const stage = makeStage()
  const ada = await stage.player('Ada')
  const checkout = await ada.tab.core.feature('checkout')
  return {
    stage,
    ada,
    checkout,
    orders: () => [...stage.world.checkout.orders.values()],
    state: () => checkout.view.checkout,
    openTab: async (reloaded = false) => {
      const tab = ada.browser.open({}, reloaded ? { tabStore: ada.tab.store } : {})
      await stage.clock.settle()
      return tab.core.feature('checkout')
    },
  }
}
