import type { IO } from 'fp-ts/IO'
import type { Reader } from 'fp-ts/Reader'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import type { MediaSignal } from '../../domain/calls/call-signal'
import { holdSignal } from '../../domain/calls/held-signals'
import { ringingSignal } from '../../domain/calls/relayed-signal'

export interface SignalGate {
  /** Keeps the signal back while the gate is shut. */
  readonly send: (signal: MediaSignal) => TE.TaskEither<unknown, void>
  /** It rings at the other side: each new offer is told ahead, without an address, and kept all the same. */
  readonly ring: IO<void>
  /** Sends what waits, descriptions first; from now on everything goes at once. */
  readonly open: IO<void>
}

/** Descriptions first: everything else waits for them. */
const inUrgency = (signals: readonly MediaSignal[]): readonly MediaSignal[] =>
  signals.toSorted((one, other) => Number(other._tag === 'Description') - Number(one._tag === 'Description'))

/** Stands between a media room and the other side, who has not answered yet (@rule CALL-42). */
export const makeSignalGate = (send: Reader<MediaSignal, TE.TaskEither<unknown, void>>): SignalGate => {
  let held: readonly MediaSignal[] | null = []
  let rings = false
  let ahead = 0
  const tellAhead = (signal: MediaSignal): void => {
    const offer = rings ? ringingSignal(signal) : O.none
    if (O.isNone(offer) || offer.value.turn <= ahead) return
    ahead = offer.value.turn
    void send(offer.value)()
  }
  return {
    send: (signal) => async () => {
      if (held === null) return send(signal)()
      held = holdSignal(held, signal)
      tellAhead(signal)
      return { _tag: 'Right', right: undefined }
    },
    ring: () => {
      rings = true
      held?.forEach(tellAhead)
    },
    open: () => {
      const all = held ?? []
      held = null
      inUrgency(all).forEach((signal) => void send(signal)())
    },
  }
}
