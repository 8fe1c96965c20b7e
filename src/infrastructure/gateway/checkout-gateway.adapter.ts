import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { CheckoutGateway, NewOrder } from '../../application/coins/checkout-gateway.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { Journal } from '../../application/kernel/journal.port'
import type { Choice } from '../../domain/coins/choice'
import type { PaymentField } from '../../domain/coins/payment-form'
import { inWholeUnits } from '../../domain/coins/price'
import { isProvider } from '../../domain/coins/provider'
import type { SavedCard } from '../../domain/coins/saved-card'
import { sanitise } from '../../domain/kernel/sanitise'
import { shopCalls } from './contract/shop.calls'
import type { paymentField, paymentMethod, savedCard } from './contract/shop.codec'
import type { Gateway } from './gateway'
import { toHandover, toPage } from './handover-mapping'
import { discard, required } from './mapped'
import { toPurchase } from './purchase-mapping'
import type { RequestIdentity } from './request-identity'

/** Where the field does not say how long an answer may be. */
const LENGTH = 200

const toField = (field: t.TypeOf<typeof paymentField>): PaymentField => ({
  name: field.name,
  label: sanitise(field.label),
  type: field.type,
  required: field.required ?? false,
  maxLength: Math.min(field.maxLength ?? LENGTH, LENGTH),
})

const toMethods = ({ list }: { readonly list: readonly t.TypeOf<typeof paymentMethod>[] }) =>
  list.map(({ code, name }) => ({ code, name: sanitise(name) }))

const toCard = (card: t.TypeOf<typeof savedCard>): O.Option<SavedCard> =>
  isProvider(card.payCompanyCode) && /^\d{4}$/.test(card.last4)
    ? O.some({
        id: card.paymentMethodId,
        provider: card.payCompanyCode,
        brand: sanitise(card.brand),
        last4: card.last4,
        expiryMonth: card.expiryMonth,
        expiryYear: card.expiryYear,
      })
    : O.none

/** @rule COIN-20 COIN-21 COIN-22 */
const toParams = ({ choice, fields, method, returnUrl, traceId }: NewOrder, identity: RequestIdentity) => ({
  payChannel: choice.payChannel,
  thirdPaymentChannelCode: choice.channel,
  deviceId: identity.deviceId(),
  coinCode: choice.coinCode,
  userId: identity.userId(),
  returnUrl,
  countryCode: choice.country,
  price: inWholeUnits(choice.price),
  currency: choice.price.currency,
  ...(Object.keys(fields).length === 0 ? {} : { fields }),
  ...(choice.card === null ? {} : { paymentMethodId: choice.card }),
  ext: {
    traceId,
    paymentTargetOrg: choice.provider,
    ...(method === null ? {} : { paymentMethodType: method }),
    ...(choice.couponId === null ? {} : { couponId: choice.couponId }),
  },
})

/** Each provider that asks for something has a call of its own (rows 151, 156, 158). */
const fieldsOf = ({ ask }: Gateway, { channel, provider }: Choice, method: string | null) => {
  if (method !== null) return ask(shopCalls.rapydFields, { paymentMethodType: method })
  return provider === 'pagsmile'
    ? ask(shopCalls.payForm, { comp_code: provider, pay_templete: channel })
    : ask(shopCalls.channelExtras, { thirdPaymentChannelCode: channel })
}

const methodsOf = ({ ask }: Gateway, { country, provider }: Choice) =>
  provider === 'rapyd' ? ask(shopCalls.rapydMethods, { countryCode: country }) : ask(shopCalls.idealBanks, {})

const cardsOf = ({ ask }: Gateway, identity: RequestIdentity, journal: Journal): CheckoutGateway['cards'] =>
  pipe(
    TE.fromIO<number, GatewayError>(() => identity.userId()),
    TE.flatMap((userId) => ask(shopCalls.cards, { userId })),
    TE.map(({ list }) => {
      const cards = pipe(list, RA.filterMap(toCard))
      if (cards.length < list.length) journal.dropped('saved card', { count: list.length - cards.length })
      return cards
    }),
  )

/** The checkout over the wire (rows 146 to 151 and 155 to 158). */
export const makeCheckoutGateway = (
  gateway: Gateway,
  identity: RequestIdentity,
  journal: Journal,
): CheckoutGateway => ({
  place: (order) =>
    pipe(
      gateway.ask(shopCalls.placeOrder, toParams(order, identity)),
      TE.flatMap((reply) =>
        pipe(
          toHandover(reply),
          required('way to the provider'),
          TE.map((handover) => ({ orderId: reply.orderId, handover })),
        ),
      ),
    ),
  session: (orderId) =>
    pipe(
      gateway.ask(shopCalls.klarnaSession, { orderId }),
      TE.flatMap(({ frameUrl }) => required<string>('page of the session')(toPage(frameUrl))),
    ),
  purchase: (orderId) => pipe(gateway.ask(shopCalls.orderDetail, { orderId }), TE.map(toPurchase)),
  methods: (choice) => pipe(methodsOf(gateway, choice), TE.map(toMethods)),
  fields: (choice, method) =>
    pipe(
      fieldsOf(gateway, choice, method),
      TE.map(({ list }) => list.map(toField)),
    ),
  cards: cardsOf(gateway, identity, journal),
  deleteCard: ({ id }) =>
    pipe(gateway.ask(shopCalls.deleteCard, { userId: identity.userId(), paymentMethodId: id }), TE.map(discard)),
})
