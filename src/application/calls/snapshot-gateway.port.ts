import type { TaskEither } from 'fp-ts/TaskEither'
import type { Shown, Stretch } from '../../domain/calls/snapshot'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { Gender } from '../../domain/kernel/person'
import type { GatewayError } from '../kernel/gateway-error'

/** A picture for safety out of a call. */
export interface Snapshot {
  readonly room: RoomNum
  /** The other side of the call. */
  readonly peer: UserId
  /** Of who sends it. */
  readonly gender: Gender
  /** Where the call began (CALL-84). */
  readonly location: number
  readonly shows: Shown
  readonly jpeg: Uint8Array
}

/** Takes pictures for safety, and says when they are wanted. */
export interface SnapshotGateway {
  readonly stretches: TaskEither<GatewayError, readonly Stretch[]>
  readonly send: (snapshot: Snapshot) => TaskEither<GatewayError, void>
}
