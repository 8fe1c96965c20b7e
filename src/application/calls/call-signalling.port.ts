import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallSignal } from '../../domain/calls/call-signal'
import type { RoomNum, UserId } from '../../domain/kernel/ids'

export type PeerUnreachable = { readonly _tag: 'PeerUnreachable' }

/** Carries call signals to the other person. A signal is acknowledged or fails within 10 s; it never hangs. */
export interface CallSignalling {
  readonly send: (room: RoomNum, to: UserId, signal: CallSignal) => TaskEither<PeerUnreachable, void>
}
