import { problemOf, type PaymentProblem } from '../../domain/coins/payment-problem'
import type { GatewayError } from '../kernel/gateway-error'

/** Why an order was not placed. `open`: it may have been placed all the same, or is to be sent again as the same one. */
export interface PaymentFailure {
  readonly problem: PaymentProblem
  readonly open: boolean
}

/** The provider has not answered: the same order may be sent again. */
const PROVIDER_SILENT = 20002

const unanswered: PaymentFailure = { problem: { _tag: 'Unanswered' }, open: true }

/** What a call of the checkout that failed means for the person. @rule COIN-23..29 */
export const paymentFailureOf = (error: GatewayError): PaymentFailure => {
  switch (error._tag) {
    case 'Refusal':
      return { problem: problemOf(error.code, error.message), open: error.code === PROVIDER_SILENT }
    case 'HttpFailed':
      return error.status === 400 || error.status === 500
        ? { problem: problemOf(error.status, ''), open: error.status === 500 }
        : unanswered
    case 'Unreachable':
    case 'BadReply':
    case 'SessionOver':
      return unanswered
  }
}
