import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { OffersGateway, SaidOffer } from '../../application/coins/offers-gateway.port'
import { priceOf } from '../../domain/coins/price'
import type { ReplyOf } from './contract/call'
import { configCalls } from './contract/config.calls'
import type { Gateway } from './gateway'

/** An offer without coins, a discount or prices is none. */
const toOffer = (said: ReplyOf<typeof configCalls.limitCoin>): O.Option<SaidOffer> => {
  const { afterAmount, beforeAmount, currency = '', discount = 0, totalCoinNum = 0 } = said
  const { endTime = null, limitMinutes = null, now = null } = said
  const before = priceOf(beforeAmount ?? 0, currency)
  const after = priceOf(afterAmount ?? 0, currency)
  return O.isNone(before) || O.isNone(after) || totalCoinNum <= 0 || discount <= 0
    ? O.none
    : O.some({
        offer: { coins: totalCoinNum, percent: discount, before: before.value, after: after.value },
        end: { endTime, limitMinutes, now },
      })
}

/** Special prices over the wire (rows 134, 137, 138). */
export const makeOffersGateway = ({ ask }: Gateway): OffersGateway => ({
  limited: pipe(ask(configCalls.limitCoin, {}), TE.map(toOffer)),
  flash: (country) =>
    pipe(
      ask(configCalls.flashCoin, { c_code: country }),
      TE.map(({ enableWebConfig = null, now = null, webFlashUserSeals = [] }) => ({
        seals: webFlashUserSeals.map(({ coinCode, endTime = null }) => ({ coinCode, end: { endTime, now } })),
        webConfig: enableWebConfig,
      })),
    ),
  percentBanner: pipe(
    ask(configCalls.percentBanner, {}),
    TE.map(({ flag }) => flag),
  ),
})
