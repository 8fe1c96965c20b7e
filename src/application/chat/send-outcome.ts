import type { SendOutcome } from '../../domain/chat/sending'
import type { GatewayError } from '../kernel/gateway-error'

const TOO_MANY = 429

/** What a failed `send_msg` says about the message; only a business refusal marks it (@rule CHAT-75). */
export const outcomeOfError = (error: GatewayError): SendOutcome => {
  switch (error._tag) {
    case 'Refusal':
      return error.code === TOO_MANY
        ? { _tag: 'TooMany', retryAfter: 0 }
        : { _tag: 'Refused', why: { code: error.code, message: error.message } }
    case 'HttpFailed':
      return error.status === TOO_MANY ? { _tag: 'TooMany', retryAfter: error.retryAfter } : { _tag: 'Unknown' }
    case 'Unreachable':
    case 'SessionOver':
    case 'BadReply':
      return { _tag: 'Unknown' }
  }
}
