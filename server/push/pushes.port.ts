import type { CallOutcome } from '../../src/domain/kernel/push'
import type { Instant } from '../../src/domain/kernel/time'
import type { MessageRow } from '../chat/message-store'
import type { CallRow } from '../calls/call-store'
import type { Work } from '../store/store'

/** Between two people: whose doing reaches whom. */
export interface Between {
  readonly to: number
  readonly from: number
  readonly now: Instant
}

/** Tells people who are not looking, each in the unit of what it tells (@rule GATE-31). */
export interface Pushes {
  /** To its receiver, unless some device of theirs fetches it soon. */
  readonly message: (work: Work, row: Omit<MessageRow, 'id'>) => Promise<void>
  /** Somebody asks for their friendship; unless some device of theirs fetches it soon. */
  readonly request: (work: Work, between: Between) => Promise<void>
  /** At once: it rings no longer than until `endsAt`. */
  readonly call: (work: Work, call: CallRow, when: { readonly now: Instant; readonly endsAt: Instant }) => Promise<void>
  /** Takes the notice of a call away where it was shown. */
  readonly callOver: (work: Work, call: CallRow, outcome: CallOutcome, now: Instant) => Promise<void>
  /** A friend of whom they want to be reminded has come online. */
  readonly reminder: (work: Work, between: Between) => Promise<void>
}

/** Of a deployment without pushes. */
export const noPushes: Pushes = {
  message: () => Promise.resolve(),
  request: () => Promise.resolve(),
  call: () => Promise.resolve(),
  callOver: () => Promise.resolve(),
  reminder: () => Promise.resolve(),
}
