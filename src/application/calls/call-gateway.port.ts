import type { TaskEither } from 'fp-ts/TaskEither'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { MediaReport, MediaState } from '../../domain/calls/media-report'
import type { IceSettings } from './media-room.port'

export type { MediaReport }

type Asked<A> = TaskEither<GatewayError, A>

export interface PreCheck {
  readonly coins: number
  /** Coins a minute. */
  readonly price: number
}

export interface CreatedCall {
  readonly room: RoomNum
  readonly price: number
  readonly callType: number
  readonly token: string
  /** 1: the client sends the invitation itself (CALL-21). */
  readonly serverCall: number
  readonly polite: boolean
}

export interface Lease {
  readonly billedMinutes: number
  readonly coins: number
  readonly paused: boolean
  readonly pausedMs: number
}

/** What a call came to (PLUS-7); times in ms. */
export interface Receipt {
  readonly connectedMs: number
  readonly pausedMs: number
  readonly billedMinutes: number
  readonly price: number
  readonly coins: number
  readonly dispute: 'none' | 'open' | 'refunded' | 'rejected'
}

export type Notification =
  'launch' | 'cancel' | 'refuse' | 'timeout' | 'hangup' | 'notifyJoinCall' | 'notifyStartCall' | 'notifyEndCall'

/** Calls as the gateway sees them; it alone decides what they cost. */
export interface CallGateway {
  readonly preCheck: (callee: UserId, location: number) => Asked<PreCheck>
  readonly create: (callee: UserId, location: number) => Asked<CreatedCall>
  readonly answer: (room: RoomNum) => Asked<{ readonly token: string; readonly polite: boolean }>
  readonly notify: (what: Notification, room: RoomNum) => Asked<void>
  readonly ice: (room: RoomNum) => Asked<IceSettings>
  /** Every 5 s while talking. */
  readonly lease: (room: RoomNum, media: MediaState) => Asked<Lease>
  readonly receipt: (room: RoomNum) => Asked<Receipt>
  /** The record, its submission and the call report (calls 11, 12, 161; CALL-56). */
  readonly report: (room: RoomNum, durationMs: number, peer: UserId) => Asked<void>
  /** 1 busy, 2 free (CALL-71). */
  readonly ringStatus: (busy: boolean) => Asked<void>
  /** Whether the room still has a lease that can be resumed (CALL-68). */
  readonly resumable: (room: RoomNum) => Asked<boolean>
}
