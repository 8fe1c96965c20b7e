import { SECOND } from '../kernel/time'
import type { Call, Ending } from './call'

/** So long after the app is ready the sound of the bell is loaded, so that it does not delay the first view (@rule CALL-45, CALL-46). */
export const RING_AUDIO_AFTER_MS = 2 * SECOND

/** Whether this person is called right now and has not pressed 'Answer' yet: while it is so, bell and title ring; after a like they do not (@rule CALL-22, CALL-42). */
export const isCalled = (call: Call): call is Extract<Call, { readonly _tag: 'Ringing' }> =>
  call._tag === 'Ringing' && call.role === 'callee' && call.answering !== true && call.afterLike !== true

const missed: readonly Ending[] = ['noAnswer', 'cancelledByPeer']

/** Whether this person was called and it rang in vain: 'Missed', as the record says (@rule CALL-9, CALL-10). */
export const isMissed = (call: Call): call is Extract<Call, { readonly _tag: 'Ended' }> =>
  call._tag === 'Ended' && call.role === 'callee' && missed.includes(call.ending)
