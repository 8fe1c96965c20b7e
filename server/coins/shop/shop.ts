import * as E from 'fp-ts/Either'
import type { Config } from '../../config'
import type { Tx } from '../../store/database'
import type { PaymentProviders } from '../payments/payment-providers'
import { type Catalogue, makeCatalogue, type PackOnOffer, type Way } from './catalogue'
import type { NotSold, Quote, Shop, Wanted } from './shop.port'

const notSold = (what: NotSold['what']): E.Either<NotSold, never> => E.left({ _tag: 'NotSold', what })

/** What the shop of a deployment stands on. */
export interface ShopDeps {
  readonly config: Pick<Config, 'appId' | 'settings' | 'shop'>
  readonly payments: Pick<PaymentProviders, 'has'>
}

/** The catalogue of a deployment. */
export const catalogueOf = ({ config: { appId, settings, shop }, payments }: ShopDeps): Catalogue =>
  makeCatalogue({
    figures: settings.shop,
    blocked: shop.blocked,
    cardsWidened: shop.cardAppIds.includes(appId),
    provided: (provider) => payments.has(provider),
  })

/** The account's own country, alpha-2; empty for none. */
export const accountCountry = async (db: Tx, userId: number): Promise<string> => {
  const user = await db.selectFrom('users').select('country_code').where('id', '=', userId).executeTakeFirst()
  return user?.country_code ?? ''
}

/** The cheapest of some ways; the one that is shown first among equals. */
export const cheapest = (ways: readonly Way[]): Way | undefined =>
  ways.reduce<Way | undefined>(
    (least, way) => (least === undefined || way.price.minor < least.price.minor ? way : least),
    undefined,
  )

const quoteOf = (pack: PackOnOffer, country: string, { channel, extra, price, usCents }: Way): Quote => ({
  ...price,
  coinCode: pack.coinCode,
  coins: pack.coins,
  extra,
  usCents,
  country,
  provider: channel.provider,
  payChannel: channel.kind,
  channel: channel.code,
  itemName: `${pack.coins + extra} coins`,
})

/** Prices by the catalogue of the deployment (@rule COIN-16, COIN-17, COIN-18). */
export const makeShop = (deps: ShopDeps): Shop => {
  const catalogue = catalogueOf(deps)
  const codes = (flash: boolean) =>
    catalogue.packs.filter((pack) => pack.flash === flash).map(({ coinCode }) => coinCode)

  const quote = async (db: Tx, userId: number, wanted: Wanted): Promise<E.Either<NotSold, Quote>> => {
    const code = await accountCountry(db, userId)
    if (!catalogue.sellsIn(code)) return notSold('country')
    const country = catalogue.countryOf(code)
    const pack = catalogue.packs.find(({ coinCode }) => coinCode === wanted.coinCode)
    const offer = wanted.offer?.coinCode === wanted.coinCode ? wanted.offer : null
    if (pack === undefined || (pack.flash && offer === null)) return notSold('pack')
    const ways = catalogue.ways(pack, country, offer?.percent ?? 0)
    if (ways.length === 0) return notSold('pack')
    const way = ways.find(
      ({ channel }) => channel.code === wanted.thirdPaymentChannelCode && channel.kind === wanted.payChannel,
    )
    return way === undefined ? notSold('channel') : E.right(quoteOf(pack, country, way))
  }

  return {
    quote,
    fromPrice: async (db, userId, coinCode, percent) => {
      const code = await accountCountry(db, userId)
      if (!catalogue.sellsIn(code)) return notSold('country')
      const pack = catalogue.packs.find((one) => one.coinCode === coinCode)
      const least = pack && cheapest(catalogue.ways(pack, catalogue.countryOf(code), percent))
      return pack === undefined || least === undefined
        ? notSold('pack')
        : E.right({ ...least.price, coins: pack.coins })
    },
    market: async (db, userId) => {
      const code = await accountCountry(db, userId)
      const country = catalogue.countryOf(code)
      const sold = catalogue.sellsIn(code)
      return { country, sold, channels: sold ? catalogue.channelsIn(country).map((channel) => channel.code) : [] }
    },
    packCodes: codes(false),
    flashCodes: codes(true),
  }
}
