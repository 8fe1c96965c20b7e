import type { SendOutcome } from '../../domain/chat/sending'
import { freeAgainAt, QUOTA_CODE } from '../../domain/chat/quota'
import type { Instant } from '../../domain/kernel/time'
import { TOO_MANY, type GatewayError, type Refusal } from '../kernel/gateway-error'

/** Milliseconds of `data.countDown`; null: the reply has none that can be used (@rule CHAT-77). */
const countDownOf = (data: unknown): number | null => {
  const told = typeof data === 'object' && data !== null && 'countDown' in data ? data.countDown : null
  return typeof told === 'number' && Number.isFinite(told) && told >= 0 ? told : null
}

const refusedBy = ({ code, data, message }: Refusal, now: Instant): SendOutcome => ({
  _tag: 'Refused',
  why: { code, message, ...(code === QUOTA_CODE && { until: freeAgainAt(countDownOf(data), now) }) },
})

/** What a failed `send_msg` says about the message; only a business refusal marks it (@rule CHAT-75, CHAT-77). */
export const outcomeOfError = (error: GatewayError, now: Instant): SendOutcome => {
  switch (error._tag) {
    case 'Refusal':
      return error.code === TOO_MANY ? { _tag: 'TooMany', retryAfter: 0 } : refusedBy(error, now)
    case 'HttpFailed':
      return error.status === TOO_MANY ? { _tag: 'TooMany', retryAfter: error.retryAfter } : { _tag: 'Unknown' }
    case 'Unreachable':
    case 'SessionOver':
    case 'BadReply':
      return { _tag: 'Unknown' }
  }
}
