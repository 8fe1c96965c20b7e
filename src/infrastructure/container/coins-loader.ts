import type * as T from 'fp-ts/Task'
import type { Container } from 'inversify'
import type { Features } from '../../application/core'
import type { CoreAdapters } from './adapters'
import { F } from './feature-tokens'
import { once } from './once'

type CoinFeatures = Pick<Features, 'checkout' | 'coins' | 'offers' | 'orders' | 'shop'>

/** Movements, prices, payments, orders and offers, each by itself; `afterShop`: what else is read anew when the shop is left. */
export const coinLoaders = (
  container: Container,
  adapters: CoreAdapters,
  loaded: { -readonly [Name in keyof CoinFeatures]?: CoinFeatures[Name] },
  afterShop: readonly T.Task<unknown>[],
) => ({
  coins: once(async () => {
    const [{ coinsModule }, parts] = await Promise.all([import('./coins.module'), adapters.coins()])
    container.load(coinsModule(parts))
    return (loaded.coins = container.get(F.coins))
  }),
  offers: once(async () => {
    const [{ offersModule }, parts] = await Promise.all([import('./offers.module'), adapters.offers()])
    container.load(offersModule(parts))
    return (loaded.offers = container.get(F.offers))
  }),
  orders: once(async () => {
    const [{ ordersModule }, parts] = await Promise.all([import('./orders.module'), adapters.orders()])
    container.load(ordersModule(parts))
    return (loaded.orders = container.get(F.orders))
  }),
  shop: once(async () => {
    const [{ shopModule }, parts] = await Promise.all([import('./shop.module'), adapters.shop()])
    container.load(shopModule(parts, afterShop))
    return (loaded.shop = container.get(F.shop))
  }),
  checkout: once(async () => {
    const [{ checkoutModule }, parts] = await Promise.all([import('./checkout.module'), adapters.checkout()])
    container.load(checkoutModule(parts))
    return (loaded.checkout = container.get(F.checkout))
  }),
})
