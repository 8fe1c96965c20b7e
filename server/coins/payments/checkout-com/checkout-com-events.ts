import { createHmac, timingSafeEqual } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type * as t from 'io-ts'
import type { Instant } from '../../../../src/domain/kernel/time'
import type { ForgedOrBroken, PaymentEvent, PaymentNews } from '../payment-provider.port'
import { fromTheirs } from './checkout-com-amount'
import { disputeData, notification, type Notification, type PaymentAction, paymentData } from './checkout-com.codec'

const broken = (reason: string): ForgedOrBroken => ({ _tag: 'ForgedOrBroken', reason })

/**
 * What happened, of the events that matter to an order. Who is declined may try another card on the same page, so that a refused
 * card ends nothing: the order ends when its page does.
 */
const paymentNews: ReadonlyMap<string, PaymentNews['_tag']> = new Map([
  ['payment_pending', 'Pending'],
  ['payment_approved', 'Pending'],
  ['payment_captured', 'Captured'],
  ['payment_declined', 'Pending'],
  ['payment_capture_declined', 'Declined'],
  ['payment_expired', 'Declined'],
  ['payment_canceled', 'Cancelled'],
  ['payment_voided', 'Cancelled'],
  ['payment_refunded', 'Refunded'],
  ['payment_refund_declined', 'RefundDeclined'],
])

/** Disputes count once they are lost: until then the service may give the money back to the seller. */
const lostDisputes = ['dispute_lost', 'dispute_accepted', 'dispute_expired', 'dispute_arbitration_lost']

const newsOf = (tag: PaymentNews['_tag'], amount: number, currency: string): O.Option<PaymentNews> =>
  tag === 'Captured' || tag === 'Refunded' || tag === 'ChargedBack'
    ? O.map((price: { readonly minor: number; readonly currency: string }) => ({ _tag: tag, ...price }))(
        fromTheirs(amount, currency),
      )
    : O.some({ _tag: tag })

const instantOf = (text: string | undefined, now: Instant): Instant => {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? now : at
}

const decoded = <A>(codec: t.Type<A, unknown>, given: unknown, what: string): E.Either<ForgedOrBroken, A> =>
  E.mapLeft(() => broken(what))(codec.decode(given))

const disputeEvent = ({ data }: Notification, at: Instant): E.Either<ForgedOrBroken, PaymentEvent> =>
  pipe(
    decoded(disputeData, data, 'not a dispute'),
    E.flatMap(({ amount, currency, id, payment_id: ref, payment_reference: orderId }) =>
      pipe(
        E.fromOption(() => broken('an amount that is none'))(newsOf('ChargedBack', amount, currency)),
        E.map((news) => ({ id, orderId, ref, at, news })),
      ),
    ),
  )

const paymentEvent = (
  { data, id }: Notification,
  tag: PaymentNews['_tag'],
  at: Instant,
): E.Either<ForgedOrBroken, PaymentEvent> =>
  pipe(
    decoded(paymentData, data, 'not a payment'),
    E.flatMap(({ action_id = id, amount = -1, currency = '', id: ref, processed_on, reference: orderId }) =>
      pipe(
        E.fromOption(() => broken('an amount that is none'))(newsOf(tag, amount, currency)),
        E.map((news) => ({ id: action_id, orderId, ref, at: instantOf(processed_on, at), news })),
      ),
    ),
  )

const eventsIn = (said: Notification, now: Instant): E.Either<ForgedOrBroken, readonly PaymentEvent[]> => {
  const at = instantOf(said.timestamp ?? said.created_on, now)
  const tag = paymentNews.get(said.type)
  if (tag !== undefined) return E.map((event: PaymentEvent) => [event])(paymentEvent(said, tag, at))
  if (lostDisputes.includes(said.type)) return E.map((event: PaymentEvent) => [event])(disputeEvent(said, at))
  return E.right([])
}

const isSigned = (key: string, body: Uint8Array, signature: string): boolean => {
  const given = Buffer.from(signature, 'hex')
  const right = createHmac('sha256', key).update(body).digest()
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Reads a notification by its `Cko-Signature`: HMAC SHA-256 of the raw body, in hexadecimal. It carries no time that is signed
 * apart, and is sent again for more than a day: what is replayed is known by its id. Other events are none of ours.
 */
export const readNotification = (
  key: string,
  body: Uint8Array,
  signature: string,
  now: Instant,
): E.Either<ForgedOrBroken, readonly PaymentEvent[]> => {
  if (!isSigned(key, body, signature)) return E.left(broken('a foreign signature'))
  return pipe(
    E.tryCatch(
      () => JSON.parse(Buffer.from(body).toString('utf8')) as unknown,
      () => broken('no JSON'),
    ),
    E.flatMap((said) => decoded(notification, said, 'not a notification')),
    E.flatMap((said) => eventsIn(said, now)),
  )
}

type Tag = PaymentNews['_tag']

const approvedNews: ReadonlyMap<string, Tag> = new Map([
  ['Authorization', 'Pending'],
  ['Capture', 'Captured'],
  ['Refund', 'Refunded'],
  ['Void', 'Cancelled'],
])

const declinedNews: ReadonlyMap<string, Tag> = new Map([
  ['Authorization', 'Pending'],
  ['Capture', 'Declined'],
  ['Refund', 'RefundDeclined'],
])

/** Undefined: not decided yet, or none of ours. */
const actionTag = ({ approved, type }: PaymentAction): Tag | undefined =>
  approved === undefined ? undefined : (approved ? approvedNews : declinedNews).get(type)

/** The same as the notifications told, by the same ids: what was done about a payment, the oldest first. */
export const eventsOfActions = (
  actions: readonly PaymentAction[],
  { currency, orderId, ref }: { readonly currency: string; readonly orderId: string; readonly ref: string },
  now: Instant,
): readonly PaymentEvent[] =>
  actions
    .flatMap((action): readonly PaymentEvent[] => {
      const tag = actionTag(action)
      const news = tag === undefined ? O.none : newsOf(tag, action.amount ?? -1, currency)
      const at = instantOf(action.processed_on, now)
      return O.isNone(news) ? [] : [{ id: action.id, orderId, ref, at, news: news.value }]
    })
    .toSorted((a, b) => a.at - b.at)
