import type { IO } from 'fp-ts/IO'
import { reaction } from 'mobx'
import type { Call } from '../domain/calls/call'
import { ENDED_MS, ringingMs, TALK_MS } from './pace'
import type { Part } from './part'

const nameOf = (call: Call): string => ('room' in call ? `${call._tag} ${call.room}` : call._tag)

/**
 * Takes calls after it has rung a little, ends them when they have lasted long enough, and lets go of what is over; a call
 * that cannot be taken is declined, and so is that of another demo person (@rule PLUS-30).
 */
export const takeCalls = ({ calls, chance, clock, journal }: Part): IO<void> => {
  let forget: IO<void> = () => undefined
  const still = (call: Call): boolean => nameOf(calls.view.call) === nameOf(call)
  const failed = (cause: unknown): void => journal.defect('a call', cause)
  const take = async (call: Call): Promise<void> => {
    await calls.answer()
    if (still(call) && !calls.view.answering) await calls.decline()
  }
  const follow = (call: Call): void => {
    forget()
    switch (call._tag) {
      case 'Ringing':
        if (call.role === 'caller') return
        if (call.caller?.demo === true) return void calls.decline().catch(failed)
        forget = clock.after(ringingMs(chance()), () => void take(call).catch(failed))
        return
      case 'Live':
        forget = clock.after(TALK_MS, () => void calls.hangUp().catch(failed))
        return
      case 'Resumable':
        return void calls.hangUp().catch(failed)
      case 'Ended':
        forget = clock.after(ENDED_MS, calls.dismissReceipt)
        return
      case 'Connecting':
      case 'Meeting':
      case 'Idle':
        return
    }
  }
  const stop = reaction(
    () => nameOf(calls.view.call),
    () => follow(calls.view.call),
    { fireImmediately: true },
  )
  return () => {
    stop()
    forget()
  }
}
