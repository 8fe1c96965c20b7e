import type { CallSafetyPart } from './call-safety.model'
import type { CallsContext } from './calls-context'
import { dismissNotice } from './snapshot-notice'

export const makeCallSafety = (context: CallsContext): CallSafetyPart => ({
  view: context.safety,
  dismissNotice: () => dismissNotice(context),
})
