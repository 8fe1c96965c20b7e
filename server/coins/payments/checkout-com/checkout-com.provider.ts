import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { ProviderName } from '../../../../src/domain/coins/provider'
import type { Clock } from '../../../clock'
import type { ChannelUnavailable, Payment, PaymentProvider, PaymentRefused } from '../payment-provider.port'
import { toTheirs } from './checkout-com-amount'
import { eventsOfActions, readNotification } from './checkout-com-events'
import { ask, type NotDone, type RequestDeps } from './checkout-com-request'
import { hostedDetails, hostedSession, paymentActions, refundAccepted } from './checkout-com.codec'

export interface CheckoutComDeps extends RequestDeps {
  readonly clock: Clock
}

type Details = t.TypeOf<typeof hostedDetails>

const LONGEST_REFERENCE = 50
const LONGEST_ADDRESS = 255
const LONGEST_DESCRIPTION = 100

const unavailable = (reason: string): ChannelUnavailable => ({ _tag: 'ChannelUnavailable', reason })
const notDone = ({ why }: NotDone): ChannelUnavailable => unavailable(why)

/** The body of `POST /hosted-payments`; a text says why there can be none. */
const sessionFor = ({ account }: CheckoutComDeps, payment: Payment): object | string => {
  const { country, currency, itemName, locale, minor, orderId, returnUrl } = payment
  const amount = toTheirs({ minor, currency })
  if (O.isNone(amount)) return `no amount of ${currency}`
  if (!/^[A-Z]{2}$/.test(country) || country === 'ZZ') return 'it wants a country'
  if (orderId.length > LONGEST_REFERENCE || returnUrl.length > LONGEST_ADDRESS) return 'a reference or address too long'
  return {
    amount: amount.value,
    currency,
    reference: orderId,
    description: itemName.slice(0, LONGEST_DESCRIPTION),
    billing: { address: { country } },
    success_url: returnUrl,
    failure_url: returnUrl,
    cancel_url: returnUrl,
    locale: /^ar\b/i.test(locale) ? 'ar' : 'en-GB',
    capture: true,
    '3ds': { enabled: true },
    ...(account.channel === null ? {} : { processing_channel_id: account.channel }),
  }
}

/** All three ways lead to the same address, since it proves nothing which one was taken. */
const begin =
  (deps: CheckoutComDeps): PaymentProvider['begin'] =>
  (payment) => {
    const body = sessionFor(deps, payment)
    if (typeof body === 'string') return TE.left(unavailable(body))
    return pipe(
      ask(deps, {
        method: 'POST',
        path: '/hosted-payments',
        body,
        idempotencyKey: payment.orderId,
        success: 201,
        reply: hostedSession,
      }),
      TE.bimap(notDone, ({ _links, id }) => ({
        ref: id,
        handover: { _tag: 'Redirect', url: _links.redirect.href } as const,
      })),
    )
  }

const details = (deps: CheckoutComDeps, ref: string): TE.TaskEither<ChannelUnavailable, Details> =>
  TE.mapLeft(notDone)(
    ask(deps, {
      method: 'GET',
      path: `/hosted-payments/${encodeURIComponent(ref)}`,
      success: 200,
      reply: hostedDetails,
    }),
  )

/** A page that nobody paid at in time is as good as declined; its notification may never have been sent. */
const unpaid = ({ id, reference, status }: Details, at: number) =>
  status === 'Expired'
    ? [{ id: `${id}:expired`, orderId: reference, ref: id, at, news: { _tag: 'Declined' } } as const]
    : []

const status =
  (deps: CheckoutComDeps): PaymentProvider['status'] =>
  (ref) =>
    pipe(
      details(deps, ref),
      TE.flatMap((page) => {
        const now = deps.clock.now()
        const paymentId = page.payment_id ?? null
        if (paymentId === null) return TE.right(unpaid(page, now))
        const about = { currency: page.currency, orderId: page.reference, ref: paymentId }
        const path = `/payments/${encodeURIComponent(paymentId)}/actions`
        return pipe(
          ask(deps, { method: 'GET', path, success: 200, reply: paymentActions }),
          TE.bimap(notDone, (actions) => [...eventsOfActions(actions, about, now), ...unpaid(page, now)]),
        )
      }),
    )

/** Refused for good where the service says that it does not go; anything else may be tried again. */
const whyNotRefunded = ({ status: said, why }: NotDone): ChannelUnavailable | PaymentRefused =>
  [403, 404, 422].includes(said) ? { _tag: 'PaymentRefused', reason: why } : unavailable(why)

const refund =
  (deps: CheckoutComDeps): PaymentProvider['refund'] =>
  ({ currency, key, minor, ref }) => {
    const amount = toTheirs({ minor, currency })
    if (O.isNone(amount)) return TE.left({ _tag: 'PaymentRefused', reason: `no amount of ${currency}` })
    return pipe(
      ref.startsWith('pay_') ? TE.right(ref) : TE.map((page: Details) => page.payment_id ?? null)(details(deps, ref)),
      TE.flatMap((paymentId): TE.TaskEither<ChannelUnavailable | PaymentRefused, unknown> =>
        paymentId === null
          ? TE.left({ _tag: 'PaymentRefused', reason: 'nothing was paid' })
          : TE.mapLeft(whyNotRefunded)(
              ask(deps, {
                method: 'POST',
                path: `/payments/${encodeURIComponent(paymentId)}/refunds`,
                body: { amount: amount.value, reference: key.slice(0, LONGEST_REFERENCE) },
                idempotencyKey: key,
                success: 202,
                reply: refundAccepted,
              }),
            ),
      ),
      TE.asUnit,
    )
  }

/**
 * Checkout.com's Hosted Payments Page: a page of theirs that takes the card, so that no number comes here. Nothing is asked
 * beforehand, and cards that they keep for their own buyers are known to them only.
 */
export const checkoutComProvider = (name: ProviderName, deps: CheckoutComDeps): PaymentProvider => ({
  name,
  begin: begin(deps),
  session: () => TE.left(unavailable('it has no such page')),
  methods: () => TE.right([]),
  fields: () => TE.right([]),
  readWebhook: (body, headers, now) =>
    readNotification(deps.account.webhookKey, body, headers['cko-signature'] ?? '', now),
  status: status(deps),
  refund: refund(deps),
  forgetCard: () => TE.right(undefined),
})
