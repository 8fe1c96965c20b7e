import type { IO } from 'fp-ts/IO'
import type { CallSafetyView } from './call-safety.model'
import type { CallsContext } from './calls-context'
import { dismissNotice } from './snapshot-notice'

/** What a user interface shows about safety in a call. */
export interface CallSafetyPart {
  readonly view: CallSafetyView
  /** The word about the pictures was read (PLUS-4). */
  readonly dismissNotice: IO<void>
}

export const makeCallSafety = (context: CallsContext): CallSafetyPart => ({
  view: context.safety,
  dismissNotice: () => dismissNotice(context),
})
