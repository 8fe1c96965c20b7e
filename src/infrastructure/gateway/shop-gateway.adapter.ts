import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type { ShopGateway } from '../../application/coins/shop-gateway.port'
import type { Journal } from '../../application/kernel/journal.port'
import { lookOf, type Pack, type PayKind, type PayWay } from '../../domain/coins/pack'
import { isProvider } from '../../domain/coins/provider'
import { priceOf } from '../../domain/coins/price'
import { sanitise } from '../../domain/kernel/sanitise'
import type { ReplyOf } from './contract/call'
import { shopCalls } from './contract/shop.calls'
import type { Gateway } from './gateway'

type WirePack = ReplyOf<typeof shopCalls.packList>['list'][number]
type WireWay = NonNullable<WirePack['channels']>[number]
type Names = ReadonlyMap<string, string>

const kinds: readonly PayKind[] = ['card', 'bank', 'wallet', 'cash', 'later']

/** A way to pay that this product knows, at a price that is one. */
const toWay =
  (names: Names) =>
  (wire: WireWay): O.Option<PayWay> => {
    const { currency = '', extraCoinNum = 0, fee = 0, payCompanyCode = '', thirdPaymentChannelCode } = wire
    const price = priceOf(wire.price ?? 0, currency)
    const kind = kinds.find((known) => known === wire.payChannel)
    if (!isProvider(payCompanyCode) || kind === undefined || O.isNone(price) || !thirdPaymentChannelCode) return O.none
    return O.some({
      provider: payCompanyCode,
      name: sanitise(names.get(payCompanyCode) ?? payCompanyCode),
      kind,
      channel: thirdPaymentChannelCode,
      price: price.value,
      extra: Number.isSafeInteger(extraCoinNum) && extraCoinNum > 0 ? extraCoinNum : 0,
      fee: priceOf(fee, currency),
      delayed: wire.tag === 'delayed',
    })
  }

const toPack =
  (names: Names, journal: Journal) =>
  (wire: WirePack): O.Option<Pack> => {
    const { coinCode, coinType, countryCode = '', couponId, discount = 0, endTime, totalCoinNum } = wire
    const channels = wire.channels ?? []
    const ways = RA.filterMap(toWay(names))(channels)
    if (ways.length < channels.length) journal.dropped('ways to pay a pack', coinCode)
    const from = ways.reduce<PayWay | null>(
      (least, way) => (least && least.price.minor <= way.price.minor ? least : way),
      null,
    )
    if (from === null || !Number.isSafeInteger(totalCoinNum) || totalCoinNum < 1) return O.none
    return O.some({
      coinCode,
      look: lookOf(coinType),
      coins: totalCoinNum,
      country: countryCode,
      discount: discount > 0 && discount < 100 ? Math.floor(discount) : 0,
      from: from.price,
      offer: couponId === undefined ? null : { coupon: couponId, until: endTime ?? null },
      ways,
    })
  }

/** Packs, prices and countries over the wire (rows 142 to 145). */
export const makeShopGateway = ({ ask }: Gateway, appId: string, journal: Journal): ShopGateway => {
  const names = (countryCode: string) =>
    pipe(
      ask(shopCalls.coinAndChannel, { countryCode }),
      TE.map(
        ({ providers }): Names => new Map(providers.map(({ name, payCompanyCode }) => [payCompanyCode, name ?? ''])),
      ),
    )
  return {
    countries: pipe(
      ask(shopCalls.countries, { appId }),
      TE.map(({ list }) => list.map(({ blocked = false, countryCode }) => ({ code: countryCode, blocked }))),
    ),
    packs: (countryCode, { companyCode, payChannel, userId }) => {
      const named = {
        ...(companyCode === '' ? {} : { companyCode }),
        ...(payChannel === '' ? {} : { payChannel }),
        ...(userId === null ? {} : { userId }),
      }
      return pipe(
        TE.Do,
        TE.apS('names', names(countryCode)),
        TE.apS('reply', ask(shopCalls.packList, { countryCode, ...named })),
        TE.map(({ names: known, reply }) => RA.filterMap(toPack(known, journal))(reply.list)),
      )
    },
    flashPacks: (countryCode) =>
      pipe(
        ask(shopCalls.flashPackList, { countryCode }),
        TE.flatMap(({ list }) =>
          list.length === 0
            ? TE.right([])
            : pipe(
                names(countryCode),
                TE.map((known) => RA.filterMap(toPack(known, journal))(list)),
              ),
        ),
      ),
  }
}
