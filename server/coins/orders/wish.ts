import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as t from 'io-ts'
import { hasCardNumber, isCardName } from '../../../src/domain/coins/card-data'
import { type Price, priceOf } from '../../../src/domain/coins/price'
import type { shopCalls } from '../../../src/infrastructure/gateway/contract/shop.calls'
import type { Config } from '../../config'
import { refuse, type Refusal } from '../../http/handler'
import { isOwnHost } from '../../http/origins'

type Params = t.TypeOf<(typeof shopCalls.placeOrder)['params']>

/** What somebody wants to buy, as far as the request alone can be judged. */
export interface Wish {
  readonly userId: number
  readonly traceId: string
  readonly coinCode: string
  readonly payChannel: string
  readonly channel: string
  /** What the person saw. */
  readonly seen: Price
  /** Whose prices the person saw; null where the client did not say. */
  readonly country: string | null
  readonly coupon: string | null
  readonly method: string | null
  readonly cardId: string | null
  readonly fields: Readonly<Record<string, string>>
  /** Same-origin `/payRes`, still without the order. */
  readonly returnUrl: string
}

const MOST_FIELDS = 30

/** 400: the payment information is incorrect (COIN-28). The reason is for whoever writes a client. */
export const incorrect = (why: string): Refusal => refuse(400, `Payment information is incorrect: ${why}`)

const hint = '(?:/(?:tr|gb|nl))?'

/** The address that a payment comes back to: `/payRes` of this product and nothing else (@rule COIN-22). */
const returnAddress = (config: Config, given: string | undefined): string | null => {
  if (given === undefined) return `${config.address}/payRes`
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return null
  const own = url.origin === config.origin || (config.mode === 'local' && isOwnHost(config, url.host))
  const ours = new RegExp(`^${config.basePath}${hint}/payRes$`).test(url.pathname)
  return own && ours && /^https?:$/.test(url.protocol) ? url.href : null
}

/** Data of a card are nobody's business but the provider's. */
const holdsCard = (fields: Wish['fields']): boolean =>
  Object.entries(fields).some(([name, value]) => isCardName(name) || hasCardNumber(value))

/** Reads row 146; whatever is missing, foreign or none of our business is refused. @rule COIN-20 COIN-22 COIN-28 */
export const readWish = (params: Params, userId: number, config: Config): E.Either<Refusal, Wish> => {
  const { currency = '', ext = {}, fields = {}, price = 0 } = params
  if (params.userId !== userId) return E.left(refuse(403, 'The user does not exist'))
  const seen = priceOf(price, currency)
  const returnUrl = returnAddress(config, params.returnUrl)
  if (O.isNone(seen)) return E.left(incorrect('price'))
  if (returnUrl === null) return E.left(incorrect('returnUrl'))
  if (ext.traceId === undefined || ext.traceId === '') return E.left(incorrect('ext.traceId'))
  if (Object.keys(fields).length > MOST_FIELDS || holdsCard(fields)) return E.left(incorrect('fields'))
  return E.right({
    userId,
    traceId: ext.traceId,
    coinCode: params.coinCode,
    payChannel: params.payChannel,
    channel: params.thirdPaymentChannelCode,
    seen: seen.value,
    country: params.countryCode ?? null,
    coupon: ext.couponId ?? null,
    method: ext.paymentMethodType ?? null,
    cardId: params.paymentMethodId ?? null,
    fields,
    returnUrl,
  })
}

/** What makes a second order of the same press another one: the same press must ask for the same. */
export const askedOf = ({ channel, coinCode, coupon, payChannel, seen }: Wish): string =>
  JSON.stringify([coinCode, payChannel, channel, seen.minor, seen.currency, coupon])
