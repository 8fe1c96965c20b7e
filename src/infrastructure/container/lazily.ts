import type { IO } from 'fp-ts/IO'
import type { SessionEffect } from '../../application/account/follow-session'
import type { Clock } from '../../application/kernel/clock.port'
import type { Journal } from '../../application/kernel/journal.port'

/** How long after a failed loading it is tried again. */
const AGAIN_MS = 3_000

/** An effect that is loaded when the session begins; a failed loading is tried again while the session lasts. */
export const lazily =
  (load: () => Promise<SessionEffect>, { clock, journal }: { readonly clock: Clock; readonly journal: Journal }) =>
  (me: Parameters<SessionEffect>[0]): IO<void> => {
    let over = false
    let stop: IO<void> = () => {}
    const begin = (): void => {
      load().then(
        (effect) => {
          if (!over) stop = effect(me)
        },
        (cause: unknown) => {
          journal.defect('part of the session could not be loaded', cause)
          if (!over) stop = clock.after(AGAIN_MS, begin)
        },
      )
    }
    begin()
    return () => {
      over = true
      stop()
    }
  }

/** An effect that begins so many ms after the session has. */
export const delayed =
  (ms: number, effect: SessionEffect, { clock }: { readonly clock: Clock }): SessionEffect =>
  (me) => {
    let end: IO<void> = () => {}
    const stop = clock.after(ms, () => {
      end = effect(me)
    })
    return () => {
      stop()
      end()
    }
  }
