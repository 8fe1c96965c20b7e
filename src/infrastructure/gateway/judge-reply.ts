import type { GatewayError } from '../../application/kernel/gateway-error'
import type { Call } from './contract/call'
import { successCode, type Reply } from './contract/envelope.codec'
import { httpFailed } from './read-reply'
import type { Received } from './send-request'

/** Codes that end a session (ACCT-105..110); in the calls of the sign-in itself they are plain refusals (ACCT-97, ACCT-98). */
const sessionCodes: ReadonlySet<number> = new Set([401, 412, 10023, 10101, 10115, 10116, 10117])

/** What a reply means for the one who asked. */
export type Verdict =
  | { readonly _tag: 'Success'; readonly message: string; readonly data: unknown }
  /** The gateway's clock differs; `serverTime` in ms, null when it did not say (10030). */
  | { readonly _tag: 'ClockOff'; readonly serverTime: number | null }
  /** The ticket of the envelope is over and nothing was executed (10033). */
  | { readonly _tag: 'KeyOver' }
  | {
      readonly _tag: 'Over'
      readonly code: number
      readonly message: string
      readonly transport: 'http' | 'body'
      readonly data?: unknown
    }
  | { readonly _tag: 'Error'; readonly error: GatewayError }

const serverTimeOf = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'serverTime' in data && typeof data.serverTime === 'number'
    ? data.serverTime
    : null

/** A reply that could not be read at all. */
export const judgeUnread = (call: Call, received: Received, error: GatewayError): Verdict => {
  const good = received.status >= 200 && received.status < 300
  if (good) return { _tag: 'Error', error }
  return received.status === 401 && !call.flags.public
    ? { _tag: 'Over', code: 401, message: '', transport: 'http' }
    : { _tag: 'Error', error: httpFailed(received) }
}

/** @rule GATE-17, GATE-18 */
export const judgeReply = (call: Call, received: Received, { code, data, message }: Reply): Verdict => {
  const text = message ?? ''
  const good = received.status >= 200 && received.status < 300
  if (code === 10030) return { _tag: 'ClockOff', serverTime: serverTimeOf(data) }
  if (code === 10033) return { _tag: 'KeyOver' }
  if (!call.flags.public && (sessionCodes.has(code) || received.status === 401)) {
    return {
      _tag: 'Over',
      code: received.status === 401 ? 401 : code,
      message: text,
      transport: good ? 'body' : 'http',
      data,
    }
  }
  if (!good) return { _tag: 'Error', error: httpFailed(received) }
  return code === successCode(call)
    ? { _tag: 'Success', message: text, data }
    : { _tag: 'Error', error: { _tag: 'Refusal', code, message: text, data } }
}
