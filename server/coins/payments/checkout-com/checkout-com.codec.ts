import * as t from 'io-ts'
import { whole } from '../../../../src/infrastructure/gateway/contract/wire.codec'

/** Reply of `POST /hosted-payments`. */
export const hostedSession = t.type({
  id: t.string,
  _links: t.type({ redirect: t.type({ href: t.string }) }),
})

/** Reply of `GET /hosted-payments/{id}`; the payment is there once somebody has tried to pay. */
export const hostedDetails = t.intersection([
  t.type({ id: t.string, status: t.string, reference: t.string, currency: t.string }),
  t.partial({ payment_id: t.union([t.string, t.null]) }),
])

const paymentAction = t.intersection([
  t.type({ id: t.string, type: t.string, processed_on: t.string }),
  t.partial({ amount: whole, approved: t.boolean }),
])

/** Reply of `GET /payments/{id}/actions`. */
export const paymentActions = t.array(paymentAction)
export type PaymentAction = t.TypeOf<typeof paymentAction>

/** Reply of `POST /payments/{id}/refunds`. */
export const refundAccepted = t.type({ action_id: t.string })

/** A notification: of a payment, or of a dispute about one. */
export const notification = t.intersection([
  t.type({ id: t.string, type: t.string, data: t.UnknownRecord }),
  t.partial({ timestamp: t.string, created_on: t.string }),
])
export type Notification = t.TypeOf<typeof notification>

export const paymentData = t.intersection([
  t.type({ id: t.string, reference: t.string }),
  t.partial({ action_id: t.string, amount: whole, currency: t.string, processed_on: t.string }),
])

export const disputeData = t.type({
  id: t.string,
  amount: whole,
  currency: t.string,
  payment_id: t.string,
  payment_reference: t.string,
})
