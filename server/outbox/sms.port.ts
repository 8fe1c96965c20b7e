import type { Channel } from '../../src/domain/account/phone-standing'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'

/** A short message to a telephone; `to` is E.164, `code` is shown large where there is room. */
export interface TextMessage {
  readonly channel: Channel
  readonly kind: string
  readonly to: string
  readonly text: string
  readonly code: string
}

/** Why no message would go out now: too many are on their way, or the last ones were not taken. */
export type Hindrance = 'busy' | 'failing'

/** Hands messages over together with the unit of work that caused them: rolled back, nothing is sent. */
export interface Sms {
  /** What this deployment can send by; empty when it sends none. */
  readonly channels: readonly Channel[]
  /** To be asked before a unit of work, so that nobody waits for a message that will not come. */
  readonly hindrance: () => Hindrance | null
  readonly send: (work: Work, message: TextMessage, now: Instant) => Promise<void>
}
