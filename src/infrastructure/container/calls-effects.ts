import type { IO } from 'fp-ts/IO'
import type { SessionEffect } from '../../application/account/follow-session'
import type { CallsInbox } from '../../application/calls/calls-inbox'
import type { Clock } from '../../application/kernel/clock.port'
import { RING_AUDIO_AFTER_MS } from '../../domain/calls/ringing'
import { SECOND } from '../../domain/kernel/time'

/** So long after sign-in the calls are loaded although nothing asked for them: the first ring finds them ready. */
export const IDLE_MS = 3 * SECOND

export interface CallsEffects {
  /** In every tab: whatever an earlier page left behind is cleared away, and at the end of the session the call ends. */
  readonly begun: SessionEffect
  /** In the leading tab: it alone rings. */
  readonly leads: SessionEffect
  /** The calls have been loaded. */
  readonly ready: (inbox: CallsInbox) => void
}

/** What the session does to the calls, from when they are there; `bell` fetches the sound of the bell (@rule CALL-46). */
export const callsEffects = (clock: Clock, { bell, load }: { load: IO<void>; bell: IO<void> }): CallsEffects => {
  let inbox: CallsInbox | null = null
  const waiting = new Set<(inbox: CallsInbox) => void>()

  const whenThere = (begin: (inbox: CallsInbox) => IO<void>): IO<void> => {
    let end: IO<void> = () => {}
    const run = (there: CallsInbox): void => {
      end = begin(there)
    }
    if (inbox === null) waiting.add(run)
    else run(inbox)
    return () => {
      waiting.delete(run)
      end()
    }
  }
  return {
    begun: () => {
      const stops = [
        whenThere((there) => {
          void there.begin()
          return there.end
        }),
        clock.after(RING_AUDIO_AFTER_MS, bell),
        clock.after(IDLE_MS, load),
      ]
      return () => stops.forEach((stop) => stop())
    },
    leads: () => whenThere((there) => there.lead()),
    ready: (there) => {
      inbox = there
      waiting.forEach((run) => run(there))
      waiting.clear()
    },
  }
}
