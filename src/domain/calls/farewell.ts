import type { Call, CallOn } from './call'
import { isOn } from './call'
import type { CallEvent } from './call-event'

/** What the gateway has to be told when this side ends a call (@rule CALL-5, CALL-21, CALL-43, CALL-44). */
export type Farewell = 'cancel' | 'refuse' | 'timeout' | 'hangup'

type RingingCall = Extract<CallOn, { readonly _tag: 'Ringing' }>

/** Whoever has invited by itself cancels, since no gateway counts its time. */
const whileRinging = ({ invites, role }: RingingCall, event: CallEvent): Farewell | null => {
  if (role === 'callee') return event._tag === 'RingExpired' ? null : 'refuse'
  return event._tag === 'RingExpired' && invites !== true ? 'timeout' : 'cancel'
}

/** None when the gateway itself has said that it is over, or when nothing ended. */
export const farewellOf = (before: Call, event: CallEvent, after: Call): Farewell | null => {
  if (!isOn(before) || after._tag !== 'Ended' || event._tag === 'Told') return null
  if (event._tag === 'Taken') return null
  if (before._tag === 'Meeting' && event._tag === 'MeetingExpired') return 'timeout'
  return before._tag === 'Ringing' ? whileRinging(before, event) : 'hangup'
}
