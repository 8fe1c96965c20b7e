import type { Choice } from '../../src/domain/coins/choice'

/** A pack through a provider to whose page the browser goes at once; what matters is given. */
export const aChoice = (given: Partial<Choice> = {}): Choice => ({
  coinCode: 'us_300',
  coins: 300,
  extra: 30,
  provider: 'checkout',
  payChannel: 'card',
  channel: 'checkout_card',
  price: { minor: 1052, currency: 'USD' },
  country: 'US',
  couponId: null,
  card: null,
  ...given,
})
