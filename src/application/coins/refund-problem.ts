import type { Instant } from '../../domain/kernel/time'
import { TOO_MANY, type GatewayError } from '../kernel/gateway-error'
import type { RefundProblem } from './orders.feature'

const byCode: Readonly<Record<number, RefundProblem>> = {
  25501: { _tag: 'CodeExpired' },
  25502: { _tag: 'WrongCode' },
  25506: { _tag: 'TooManyCodes' },
  /** The picture is there no more. */
  40001: { _tag: 'Incomplete', fields: ['proof'] },
}

/** What the gateway says about code or request; anything else is told as `other` (COIN-47). */
export const refundProblemOf = (error: GatewayError, other: 'CodeNotSent' | 'NotSent', now: Instant): RefundProblem => {
  if (error._tag === 'Refusal') return byCode[error.code] ?? { _tag: other }
  return error._tag === 'HttpFailed' && error.status === TOO_MANY && error.retryAfter > 0
    ? { _tag: 'TooSoon', until: now + error.retryAfter }
    : { _tag: other }
}

/** The order is unknown, too old, or was asked back before: nothing that is typed changes that (COIN-51). */
export const isRejection = (error: GatewayError): boolean =>
  error._tag === 'Refusal'
    ? error.code === 400 || error.code === 404
    : error._tag === 'HttpFailed' && error.status === 404
