import * as O from 'fp-ts/Option'
import type { Pack, PayWay } from '../../src/domain/coins/pack'

/** A way to pay 9.99 dollars by card. */
export const payWay = (over: Partial<PayWay> = {}): PayWay => ({
  provider: 'checkout',
  name: 'Checkout.com',
  kind: 'card',
  channel: 'checkout_card',
  price: { minor: 999, currency: 'USD' },
  extra: 0,
  fee: O.none,
  delayed: false,
  ...over,
})

/** 480 coins for 9.99 dollars, or for the least that the given ways ask. */
export const aPack = (over: Partial<Pack> = {}): Pack => {
  const ways = over.ways ?? [payWay()]
  const least = Math.min(...ways.map(({ price }) => price.minor))
  return {
    coinCode: 'coins480',
    look: 3,
    coins: 480,
    country: 'ZZ',
    discount: 0,
    from: { minor: least, currency: ways[0]?.price.currency ?? 'USD' },
    offer: null,
    ...over,
    ways,
  }
}
