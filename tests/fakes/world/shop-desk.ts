import type { ShopCountry } from '../../../src/application/coins/shop-gateway.port'
import type { Pack } from '../../../src/domain/coins/pack'
import { aPack, payWay } from '../../builders/pack'

/** What is sold in a world, at the prices of whatever country is asked for. */
export interface ShopDesk {
  countries: readonly ShopCountry[]
  packs: readonly Pack[]
}

const wallet = { provider: 'livpay', name: 'LivPay', kind: 'wallet', channel: 'livpay_wallet' } as const

const pack = (coins: number, look: number, minor: number): Pack => {
  const price = { minor, currency: 'USD' }
  const ways = [payWay({ price }), payWay({ ...wallet, price, extra: coins / 10 })]
  return aPack({ coinCode: `coins${coins}`, coins, look, ways })
}

export const makeShopDesk = (): ShopDesk => ({
  countries: ['ZZ', 'GB', 'US'].map((code) => ({ code, blocked: false })),
  packs: [pack(80, 1, 199), pack(220, 2, 499), pack(480, 3, 999)],
})

/** What is sold for a while. */
export const FLASH_PACK: Pack = { ...pack(500, 22, 999), coinCode: 'flash500' }
