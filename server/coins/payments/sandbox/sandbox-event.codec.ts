import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { whole } from '../../../../src/infrastructure/gateway/contract/wire.codec'
import type { PaymentEvent, PaymentNews, SavedCard } from '../payment-provider.port'

const card = t.type({
  token: t.string,
  brand: t.string,
  last4: t.string,
  expiryMonth: whole,
  expiryYear: whole,
})

/** What the checkout pages of local mode tell about a payment, as it stands in the body of a notification. */
const sandboxEvent = t.intersection([
  t.type({
    id: t.string,
    type: t.union([
      t.literal('payment.pending'),
      t.literal('payment.captured'),
      t.literal('payment.declined'),
      t.literal('payment.cancelled'),
      t.literal('payment.refunded'),
      t.literal('payment.charged_back'),
    ]),
    payment: t.string,
    /** Our order. */
    reference: t.string,
    amount: whole,
    currency: t.string,
    at: whole,
  }),
  t.partial({ card }),
])

export type SandboxEvent = t.TypeOf<typeof sandboxEvent>

const captured = (money: { readonly minor: number; readonly currency: string }, kept?: SavedCard): PaymentNews => ({
  _tag: 'Captured',
  ...money,
  ...(kept === undefined ? {} : { card: kept }),
})

const newsOf = ({ amount: minor, card: kept, currency, type }: SandboxEvent): PaymentNews => {
  switch (type) {
    case 'payment.pending':
      return { _tag: 'Pending' }
    case 'payment.captured':
      return captured({ minor, currency }, kept)
    case 'payment.declined':
      return { _tag: 'Declined' }
    case 'payment.cancelled':
      return { _tag: 'Cancelled' }
    case 'payment.refunded':
      return { _tag: 'Refunded', minor, currency }
    case 'payment.charged_back':
      return { _tag: 'ChargedBack', minor, currency }
  }
}

/** A notification's body; Left is what is wrong with it. */
export const readSandboxEvent = (body: string): E.Either<string, PaymentEvent> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(body) as unknown,
      () => 'no JSON',
    ),
    E.flatMap((given) => E.mapLeft(() => 'not a notification')(sandboxEvent.decode(given))),
    E.map((event) => ({
      id: event.id,
      orderId: event.reference,
      ref: event.payment,
      at: event.at,
      news: newsOf(event),
    })),
  )
