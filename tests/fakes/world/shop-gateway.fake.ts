import * as E from 'fp-ts/Either'
import type { ShopGateway } from '../../../src/application/coins/shop-gateway.port'
import type { Pack } from '../../../src/domain/coins/pack'
import { priceCountry } from '../../../src/domain/coins/price-country'
import type { UserId } from '../../../src/domain/kernel/ids'
import { offerEnd } from './offers-gateway.fake'
import { answering, answeringSigned, refusal, type Rig } from './seat'
import { FLASH_PACK } from './shop-desk'
import { must, type World } from './world'

/** The shop as one browser asks for it. */
export const makeShopGatewayFake = (world: World, seat: Rig): ShopGateway => {
  const asked = answeringSigned(seat, world.userOf)
  const { shop } = world
  const sold = (country: string, user: UserId, packs: readonly Pack[]) => {
    const own = must(world.accounts.get(user)).me.countryCode
    const whose = priceCountry(own, (code) => shop.countries.some((listed) => listed.code === code))
    if (country !== whose) return E.left(refusal(400))
    return E.right(packs.map((pack) => ({ ...pack, country })))
  }
  return {
    countries: answering(seat)('shop countries', () => E.right(shop.countries)),
    packs: (country, { companyCode, payChannel, userId }) =>
      asked(`packs ${country} ${companyCode}|${payChannel}|${userId ?? ''}`, (user) => sold(country, user, shop.packs)),
    flashPacks: (country) =>
      asked(`flash packs ${country}`, (user) => {
        const until = offerEnd(world, user, 'flash')
        return sold(country, user, until === null ? [] : [{ ...FLASH_PACK, offer: { coupon: 'flash', until } }])
      }),
  }
}
