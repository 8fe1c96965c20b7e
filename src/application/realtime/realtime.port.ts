import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallSignal } from '../../domain/calls/call-signal'
import type { RoomAction } from '../../domain/calls/room-action'
import type { Message } from '../../domain/chat/message'
import type { PresenceStatus } from '../../domain/friends/presence'
import type { Relation } from '../../domain/friends/relation'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { MutualWord } from '../matching/cards.feature'
import type { MatchNews } from '../../domain/matching/match-news'
import type { GatewayError } from '../kernel/gateway-error'
import type { RealtimeState } from '../kernel/realtime-state'
import type { PeerUnreachable } from '../calls/call-signalling.port'

/** A durable event of this person, numbered without gaps; the same row may come twice. */
export type InboxRow = { readonly seq: number } & (
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'read'; readonly reader: UserId; readonly friend: UserId; readonly upTo: Instant }
  | {
      readonly kind: 'relation'
      readonly user: UserId
      readonly relation: Relation
      /** What they are called here: the owner's remark where there is one (FRND-40). */
      readonly name: string
      readonly headImg: string
      readonly at?: Instant
      /** Missing: as before. */
      readonly pinned?: boolean
      readonly remark?: string
      /** One of the demo people (PLUS-1); missing: as before. */
      readonly demo?: boolean
    }
  | { readonly kind: 'deleted'; readonly friend: UserId; readonly upTo: Instant }
  | { readonly kind: 'balance'; readonly coins: number; readonly paid: boolean }
  /** The backpack has changed. */
  | { readonly kind: 'goods' }
  | { readonly kind: 'match'; readonly news: MatchNews }
  /** Somebody likes this person back (MTCH-30). */
  | { readonly kind: 'mutualLike'; readonly word: MutualWord }
  /** A kind that this client does not know: it still moves the cursor. */
  | { readonly kind: 'unknown' }
)

export interface OnlineFriend {
  readonly id: UserId
  readonly name: string
  readonly headImg: string
  readonly at: Instant
}

export type Kick = { readonly code: number; readonly message: string; readonly data?: unknown }

export interface RealtimeListener {
  readonly onState: (state: RealtimeState) => void
  /** Rows in order; they are acknowledged when the task succeeds and come again when it fails. */
  readonly onRows: (rows: readonly InboxRow[]) => TaskEither<unknown, void>
  /** The cursor is too far behind or unknown: read the snapshot, then answer with the cursor it brought. */
  readonly onBehind: () => TaskEither<unknown, number>
  /** A room action may be replayed within 30 s. */
  readonly onRoom: (action: RoomAction) => void
  readonly onSignal: (room: RoomNum, from: UserId, signal: CallSignal) => void
  readonly onPresence: (user: UserId, status: PresenceStatus) => void
  /** A friend whom this person wants to be reminded of has come online (FRND-41). */
  readonly onFriendOnline: (friend: OnlineFriend) => void
  readonly onKick: (kick: Kick) => void
}

/** Whose connection it is, how it proves itself and where it goes on; the last two are asked anew at every connecting. */
export interface RealtimeEntry {
  readonly user: UserId
  readonly token: TaskEither<GatewayError, string>
  readonly cursor: TaskEither<unknown, number>
}

/** One connection for rows, room actions and signals. It reconnects by itself until it is stopped. */
export interface Realtime {
  readonly connect: (entry: RealtimeEntry, listener: RealtimeListener) => IO<void>
  /** A signal is acknowledged or fails within 10 s; it never hangs. */
  readonly signal: (room: RoomNum, to: UserId, signal: CallSignal) => TaskEither<PeerUnreachable, void>
}
