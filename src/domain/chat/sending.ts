import { SECOND, type Instant } from '../kernel/time'
import type { OutboxEntry, SendFailure } from './delivery'

/** What became of one attempt to send. */
export type SendOutcome =
  | { readonly _tag: 'Accepted'; readonly id: number; readonly at: Instant }
  | { readonly _tag: 'Refused'; readonly why: SendFailure }
  /** Nobody knows whether it arrived: no network, no reply, or one that cannot be read. */
  | { readonly _tag: 'Unknown' }
  /** Too many requests; `retryAfter` in ms, 0 when not told. */
  | { readonly _tag: 'TooMany'; readonly retryAfter: number }
  /** It was called back before it was sent. */
  | { readonly _tag: 'CalledBack' }

export type Verdict =
  | { readonly _tag: 'Accepted'; readonly id: number; readonly at: Instant }
  | { readonly _tag: 'Failed'; readonly why: SendFailure }
  | { readonly _tag: 'Postponed'; readonly nextAt: Instant }
  | { readonly _tag: 'CalledBack' }

export const FIRST_WAIT_MS = SECOND
export const LONGEST_WAIT_MS = 30 * SECOND
const TOO_MANY_WAIT_MS = 5 * SECOND

/** Ms to wait after the nth attempt (from 0) that the network swallowed: doubled each time, 30 s at most. */
export const backoff = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 10))

/**
 * What an outcome means for the outbox. An unknown outcome is tried again with the same uuid; a refusal marks the message and
 * holds its conversation until it is retried or discarded (@rule PLUS-17, CHAT-75).
 */
export const verdictOf = (entry: OutboxEntry, outcome: SendOutcome, now: Instant): Verdict => {
  switch (outcome._tag) {
    case 'Accepted':
    case 'CalledBack':
      return outcome
    case 'Refused':
      return { _tag: 'Failed', why: outcome.why }
    case 'Unknown':
      return { _tag: 'Postponed', nextAt: now + backoff(entry.attempts) }
    case 'TooMany':
      return { _tag: 'Postponed', nextAt: now + (outcome.retryAfter > 0 ? outcome.retryAfter : TOO_MANY_WAIT_MS) }
  }
}
