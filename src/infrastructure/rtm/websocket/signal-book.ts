import type { Clock } from '../../../application/kernel/clock.port'
import type { PeerUnreachable } from '../../../application/calls/call-signalling.port'
import type { CallSignal } from '../../../domain/calls/call-signal'
import type { RoomNum, UserId } from '../../../domain/kernel/ids'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'

/** A signal that nobody has acknowledged yet. */
export interface OpenSignal {
  readonly id: string
  readonly room: RoomNum
  readonly to: UserId
  readonly signal: CallSignal
}

export interface SignalBook {
  readonly send: (room: RoomNum, to: UserId, signal: CallSignal) => TaskEither<PeerUnreachable, void>
  /** Sent again on a new connection, in order; doubled ones are harmless. */
  readonly open: () => readonly OpenSignal[]
  readonly settle: (id: string, reached: boolean) => void
  readonly failAll: () => void
}

const LIMIT_MS = 10_000
const unreachable: PeerUnreachable = { _tag: 'PeerUnreachable' }

/** Signals on their way: each is acknowledged, or fails within 10 s. `post` puts one on the line, if there is a line. */
export const makeSignalBook = (clock: Clock, alive: () => boolean, post: (signal: OpenSignal) => void): SignalBook => {
  const book = new Map<string, { readonly signal: OpenSignal; readonly end: (reached: boolean) => void }>()
  let made = 0

  const enter = (signal: OpenSignal, resolve: (result: E.Either<PeerUnreachable, void>) => void): void => {
    const end = (reached: boolean) => {
      if (!book.delete(signal.id)) return
      stop()
      resolve(reached ? E.right(undefined) : E.left(unreachable))
    }
    const stop = clock.after(LIMIT_MS, () => end(false))
    book.set(signal.id, { signal, end })
    post(signal)
  }
  return {
    send: (room, to, signal) => () =>
      new Promise((resolve) => {
        if (!alive()) return resolve(E.left(unreachable))
        made += 1
        enter({ id: `s${made}`, room, to, signal }, resolve)
      }),
    open: () => [...book.values()].map((entry) => entry.signal),
    settle: (id, reached) => book.get(id)?.end(reached),
    failAll: () => [...book.values()].forEach((entry) => entry.end(false)),
  }
}
