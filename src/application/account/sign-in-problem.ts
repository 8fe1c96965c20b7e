import type { SignInProblem } from '../../domain/account/sign-in'
import type { Instant } from '../../domain/kernel/time'
import { TOO_MANY, type GatewayError } from '../kernel/gateway-error'
import { readBan } from './read-ban'

const waitOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'retryAfter' in data && typeof data.retryAfter === 'number'
    ? data.retryAfter
    : 0

const coded = (code: number, message: string, data: unknown, now: Instant, wait = waitOf(data)): SignInProblem => ({
  _tag: 'Code',
  code,
  message,
  ...(wait > 0 ? { until: now + wait } : {}),
  ...readBan(code, data),
})

/** What a failed call is in the login popup; a lock tells until when (ACCT-99). */
export const toProblem = (error: GatewayError, now: Instant): SignInProblem => {
  switch (error._tag) {
    case 'Unreachable':
      return { _tag: 'Offline' }
    case 'Refusal':
      return coded(error.code, error.message, error.data, now)
    case 'SessionOver':
      return coded(error.code, error.message, null, now)
    case 'HttpFailed':
      return error.status === TOO_MANY ? coded(TOO_MANY, '', null, now, error.retryAfter) : { _tag: 'Generic' }
    case 'BadReply':
      return { _tag: 'Generic' }
  }
}
