import type { SignInProblem } from '../../domain/account/sign-in'
import type { Instant } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'

const TOO_MANY = 429

const waitOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'retryAfter' in data && typeof data.retryAfter === 'number'
    ? data.retryAfter
    : 0

const coded = (code: number, message: string, wait: number, now: Instant): SignInProblem =>
  wait > 0 ? { _tag: 'Code', code, message, until: now + wait } : { _tag: 'Code', code, message }

/** What a failed call is in the login popup; a lock tells until when (ACCT-99). */
export const toProblem = (error: GatewayError, now: Instant): SignInProblem => {
  switch (error._tag) {
    case 'Unreachable':
      return { _tag: 'Offline' }
    case 'Refusal':
      return coded(error.code, error.message, waitOf(error.data), now)
    case 'SessionOver':
      return coded(error.code, error.message, 0, now)
    case 'HttpFailed':
      return error.status === TOO_MANY ? coded(TOO_MANY, '', error.retryAfter, now) : { _tag: 'Generic' }
    case 'BadReply':
      return { _tag: 'Generic' }
  }
}
