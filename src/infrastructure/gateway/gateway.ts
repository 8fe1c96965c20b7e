import type { TaskEither } from 'fp-ts/TaskEither'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { Call, ParamsOf, ReplyOf } from './contract/call'

/** Follows a file on its way. */
export interface Watch {
  /** How much of it has been sent, from 0 to 1. */
  readonly onProgress: (part: number) => void
  /** Aborted by whoever calls the file back. */
  readonly signal: AbortSignal
}

export interface AskOptions {
  /** Made by whoever pressed, and kept over retries; a call that needs one and gets none takes a fresh one. */
  readonly idempotencyKey?: string
  /** Solution of the bot check. */
  readonly captcha?: string
  /** The file of a multipart call. */
  readonly file?: Blob
  readonly watch?: Watch
}

/** What a successful reply says; `message` is empty when there is none. */
export interface Answer<A> {
  readonly message: string
  readonly data: A
}

/** Why a session ended; `transport` tells a failed HTTP reply from the body of a good one (ACCT-110). */
export type SessionOverListener = (over: {
  readonly code: number
  readonly message: string
  readonly transport: 'http' | 'body'
  /** What the reply says beside its message, as it came. */
  readonly data?: unknown
}) => void

/** All calls of the product go through one of these (@rule GATE-1). */
export interface Gateway {
  readonly ask: <C extends Call>(
    call: C,
    params: ParamsOf<C>,
    options?: AskOptions,
  ) => TaskEither<GatewayError, ReplyOf<C>>
  /** As `ask`, with the text of the reply beside its data. */
  readonly askWhole: <C extends Call>(
    call: C,
    params: ParamsOf<C>,
    options?: AskOptions,
  ) => TaskEither<GatewayError, Answer<ReplyOf<C>>>
  /** Hears that the session in use has ended, until stopped. */
  readonly onSessionOver: (run: SessionOverListener) => () => void
}
