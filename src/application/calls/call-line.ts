import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { MediaSignal } from '../../domain/calls/call-signal'
import { isMatchRoom } from '../../domain/calls/locations'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { RoomKind } from './call-gateway.port'
import type { Capture } from './devices.port'
import type { IceSettings, MediaFailed, OpenRoom } from './media-room.port'
import { makeScope, type Scope } from './scope'
import type { SignalGate } from './signal-gate'

/** A media room whose words to the other side wait behind a gate. */
export interface HeldRoom {
  readonly open: OpenRoom
  readonly gate: SignalGate
}

/** All that one attempt to call, or one call, holds in this tab: from the press or the invitation to its end. */
export interface CallLine {
  readonly peer: UserId
  readonly location: number
  readonly scope: Scope
  /** This tab acts for the call; the others only show it. */
  owner: boolean
  /** Which side gives way when both offer at once; the gateway says. */
  polite: boolean
  /** The match that brought the two together (MTCH-27). */
  matchId: string | null
  capture: Capture | null
  /** Addresses for the media, asked for while it rings. */
  ice: TaskEither<GatewayError, IceSettings> | null
  /** The media room that was opened while it rang. */
  ahead: TaskEither<GatewayError | MediaFailed, HeldRoom> | null
  /** The same, once it is open. */
  held: HeldRoom | null
  room: OpenRoom | null
  /** It rings at the other side. */
  rings: boolean
  /** Signals that came before the media room was open. */
  early: readonly MediaSignal[]
  /** What `proceed` goes on with. */
  next: Task<void> | null
}

/** @rule CALL-7 */
export const kindOf = ({ location }: Pick<CallLine, 'location'>): RoomKind => (isMatchRoom(location) ? 'match' : 'call')

export const makeLine = (peer: UserId, location: number, owner: boolean): CallLine => ({
  peer,
  location,
  owner,
  scope: makeScope(),
  polite: false,
  matchId: null,
  capture: null,
  ice: null,
  ahead: null,
  held: null,
  room: null,
  rings: false,
  early: [],
  next: null,
})

/** Makes a line the holder of an opened camera; released with it, or at once when it is over. */
export const holdCapture = (line: CallLine, capture: Capture): void => {
  line.capture = capture
  line.scope.hold(capture.release)
}
