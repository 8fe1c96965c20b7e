import type { Option } from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFacts } from '../../domain/calls/call-facts'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { Money } from '../../domain/kernel/money'
import type { GatewayError } from '../kernel/gateway-error'
import type { MediaReport, MediaState } from '../../domain/calls/media-report'
import type { IceSettings } from './media-room.port'

export type { MediaReport }

type Asked<A> = TaskEither<GatewayError, A>

export interface PreCheck {
  readonly coins: number
  /** Coins a minute. */
  readonly price: number
  /** About what a minute costs in money; none: no coins are sold (PLUS-3). */
  readonly money: Option<Money>
}

export interface CreatedCall extends Pick<
  CallFacts,
  'calleeRtmIds' | 'callType' | 'goddessLocation' | 'rtcAppId' | 'serverCall'
> {
  readonly room: RoomNum
  readonly price: number
  readonly token: string
  readonly polite: boolean
}

/** How a room stands that an earlier page has left (CALL-68, CALL-70). */
export interface RoomInfo {
  /** Its talk goes on: this page may enter it. */
  readonly resumable: boolean
  readonly caller: UserId
  readonly callee: UserId
  readonly location: number
  /** Coins a minute. */
  readonly price: number
  /** What was talked by now. */
  readonly talkedMs: number
  /** Missing: the callee gives way. */
  readonly polite?: boolean
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
  /** Coins that came back; 0 for whoever was called. */
  readonly returned: number
  /** Points of a host who was called (CALL-65). */
  readonly points: number
  readonly dispute: 'none' | 'open' | 'refunded' | 'rejected'
  /** It can still be disputed, by this person. */
  readonly disputable: boolean
}

export type Notification =
  'launch' | 'cancel' | 'refuse' | 'timeout' | 'hangup' | 'notifyJoinCall' | 'notifyStartCall' | 'notifyEndCall'

/** Rooms of matches have actions of their own (CALL-7). */
export type RoomKind = 'call' | 'match'

/** Calls as the gateway sees them; it alone decides what they cost. */
export interface CallGateway {
  readonly preCheck: (callee: UserId, location: number) => Asked<PreCheck>
  readonly create: (callee: UserId, location: number) => Asked<CreatedCall>
  readonly answer: (room: RoomNum) => Asked<{ readonly token: string; readonly polite: boolean }>
  readonly notify: (what: Notification, room: RoomNum, kind?: RoomKind) => Asked<void>
  /** This person lets the other side of a match see them (PLUS-11). */
  readonly show: (matchId: string) => Asked<void>
  readonly ice: (room: RoomNum) => Asked<IceSettings>
  /** Every 5 s while talking. */
  readonly lease: (room: RoomNum, media: MediaState) => Asked<Lease>
  readonly receipt: (room: RoomNum) => Asked<Receipt>
  /** The caller says that the bill is wrong; once for each call, and answered at once as far as records decide (PLUS-7). */
  readonly dispute: (room: RoomNum, reason: string) => Asked<Receipt['dispute']>
  /** The record, its submission and the call report (calls 11, 12, 161; CALL-56). */
  readonly report: (room: RoomNum, durationMs: number, peer: UserId) => Asked<void>
  /** 1 busy, 2 free (CALL-71). */
  readonly ringStatus: (busy: boolean) => Asked<void>
  readonly info: (room: RoomNum) => Asked<RoomInfo>
}
