import type { OffersFeature } from '../../../src/application/coins/offers.feature'
import { OffersModel } from '../../../src/application/coins/offers.model'
import { MINUTE } from '../../../src/domain/kernel/time'
import { LIMITED } from '../../fakes/world/offers-gateway.fake'

const later = async (): Promise<void> => undefined

/** The feature of somebody who has never paid, on its own model. */
export const offering = (over: Partial<OffersFeature> = {}) => {
  const view = new OffersModel(() => false, true)
  const feature: OffersFeature = {
    view,
    load: later,
    closeBanner: () => view.closeBanner(),
    leaveShop: later,
    dismissPrompt: () => view.dismissPrompt(),
    closeBonus: () => view.closeBonus(),
    ...over,
  }
  return { feature, view }
}

/** The limited offer begins. */
export const begin = (view: OffersModel) => view.setLimited({ ...LIMITED, until: Date.now() + 5 * MINUTE })
