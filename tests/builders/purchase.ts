import type { Purchase } from '../../src/domain/coins/purchase'

/** An own order; what matters is given. */
export const aPurchase = (given: Partial<Purchase> = {}): Purchase => ({
  orderId: 'order-1',
  coinCode: 'us_300',
  itemName: '300 coins',
  coins: 300,
  price: { minor: 1052, currency: 'USD' },
  priceUsd: null,
  status: 'processing',
  at: Date.UTC(2026, 0, 5, 12),
  refundable: false,
  refund: null,
  ...given,
})
