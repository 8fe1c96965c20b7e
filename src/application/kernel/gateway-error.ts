/** The gateway did not answer: no network, no route, or nothing within 50 s (GATE-11). */
export type Unreachable = { readonly _tag: 'Unreachable'; readonly timedOut: boolean }

/** It answered with a code of `errors.md`; `message` is its own text, empty when there is none. */
export type Refusal = {
  readonly _tag: 'Refusal'
  readonly code: number
  readonly message: string
  readonly data: unknown
}

/** The session has ended; the account feature has been told already (ACCT-105..110). */
export type SessionOver = { readonly _tag: 'SessionOver'; readonly code: number; readonly message: string }

/** An HTTP status that is no session failure is passed up (GATE-18). `retryAfter` in ms, 0 when not told. */
export type HttpFailed = { readonly _tag: 'HttpFailed'; readonly status: number; readonly retryAfter: number }

/** Too many requests, as a status or as a code; nothing has happened. */
export const TOO_MANY = 429
const SERVER_FAILED = 500

/** The gateway has decided nothing: the same call may go well later. */
export const isPassing = ({ status }: Pick<HttpFailed, 'status'>): boolean =>
  status === TOO_MANY || status >= SERVER_FAILED

/** The answer is not what the contract says, or its envelope does not open (6666). */
export type BadReply = { readonly _tag: 'BadReply'; readonly cause: unknown }

export type GatewayError = Unreachable | Refusal | SessionOver | HttpFailed | BadReply
