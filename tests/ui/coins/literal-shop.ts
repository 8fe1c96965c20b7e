import type { OffersFeature } from '../../../src/application/coins/offers.feature'
import { ShopModel } from '../../../src/application/coins/shop.model'
import type { ShopFeature } from '../../../src/application/coins/shop.feature'
import type { Pack } from '../../../src/domain/coins/pack'

const later = async (): Promise<void> => undefined

/** A shop that sells these packs; what is chosen in it is chosen. */
export const aShop = (packs: readonly Pack[], flash: readonly Pack[] = [], over: Partial<ShopFeature> = {}) => {
  const model = new ShopModel()
  model.show(packs, flash)
  const shop: ShopFeature = {
    view: model,
    load: () => later,
    choosePack: (coinCode) => model.choosePack(coinCode),
    chooseWay: (channel) => model.chooseWay(channel),
    rememberOrigin: () => undefined,
    leave: later,
    watch: () => () => undefined,
    ...over,
  }
  return { model, shop }
}

/** No special prices. */
export const noOffers: OffersFeature = {
  view: { limited: null, banner: false, percent: null, flash: [], prompt: false, bonus: false },
  load: later,
  closeBanner: () => undefined,
  leaveShop: later,
  dismissPrompt: () => undefined,
  closeBonus: () => undefined,
}
