import type { IO } from 'fp-ts/IO'
import type { Reader } from 'fp-ts/Reader'
import type * as TE from 'fp-ts/TaskEither'
import type { MediaSignal } from '../../domain/calls/call-signal'
import { holdSignal } from '../../domain/calls/held-signals'

export interface SignalGate {
  /** Keeps the signal back while the gate is shut. */
  readonly send: (signal: MediaSignal) => TE.TaskEither<unknown, void>
  /** Sends what waits, in order; from now on everything goes at once. */
  readonly open: IO<void>
}

/** Stands between a media room and the other side, who has not answered yet (@rule CALL-42). */
export const makeSignalGate = (send: Reader<MediaSignal, TE.TaskEither<unknown, void>>): SignalGate => {
  let held: readonly MediaSignal[] | null = []
  return {
    send: (signal) => async () => {
      if (held === null) return send(signal)()
      held = holdSignal(held, signal)
      return { _tag: 'Right', right: undefined }
    },
    open: () => {
      const all = held ?? []
      held = null
      all.forEach((signal) => void send(signal)())
    },
  }
}
