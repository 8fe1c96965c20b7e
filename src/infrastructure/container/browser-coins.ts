import type { Journal } from '../../application/kernel/journal.port'
import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import type { Gateway } from '../gateway/gateway'
import type { RequestIdentity } from '../gateway/request-identity'
import type { CoreAdapters } from './adapters'

interface Deps {
  readonly config: RuntimeConfig
  readonly gateway: Gateway
  readonly identity: RequestIdentity
  readonly journal: Journal
}

type CoinAdapters = Pick<CoreAdapters, 'checkout' | 'coins' | 'offers' | 'orders' | 'shop'>

/** Movements, prices, payments, orders and offers: each comes when it is asked for. */
export const coinAdapters = ({ config, gateway, identity, journal }: Deps): CoinAdapters => ({
  coins: async () => {
    const [{ makeCoinsGateway }, { makeBrowserFileSaver }] = await Promise.all([
      import('../gateway/coins-gateway.adapter'),
      import('../browser/browser-file-saver.adapter'),
    ])
    return { gateway: makeCoinsGateway(gateway), files: makeBrowserFileSaver() }
  },
  offers: async () => {
    const { makeOffersGateway } = await import('../gateway/offers-gateway.adapter')
    return { gateway: makeOffersGateway(gateway) }
  },
  shop: async () => {
    const { makeShopGateway } = await import('../gateway/shop-gateway.adapter')
    return { gateway: makeShopGateway(gateway, config.appId, journal) }
  },
  checkout: async () => {
    const [{ makeCheckoutGateway }, { makeBrowserPaymentWindow }] = await Promise.all([
      import('../gateway/checkout-gateway.adapter'),
      import('../browser/browser-payment-window.adapter'),
    ])
    return {
      gateway: makeCheckoutGateway(gateway, identity, journal),
      window: makeBrowserPaymentWindow({ config, journal }),
    }
  },
  /** Own orders, and the pictures that go with a refund. */
  orders: async () => {
    const [{ makeOrdersGateway }, { makeBrowserPicturePreparer }] = await Promise.all([
      import('../gateway/orders-gateway.adapter'),
      import('../browser/browser-picture-preparer.adapter'),
    ])
    return { gateway: makeOrdersGateway(gateway, identity), pictures: makeBrowserPicturePreparer() }
  },
})
