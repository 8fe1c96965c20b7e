import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ListedConversation } from '../../domain/chat/conversation'
import type { OutboxEntry, SendFailure, StoredMessage } from '../../domain/chat/delivery'
import type { Message } from '../../domain/chat/message'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { Relation } from '../../domain/friends/relation'
import type { Instant } from '../../domain/kernel/time'
import type { PictureFile } from '../kernel/picture-preparer.port'

/** The browser's database refused: full, blocked, or damaged. Nothing was half written. */
export type StoreFailed = { readonly _tag: 'StoreFailed'; readonly full: boolean; readonly cause: unknown }

type Stored<A> = TaskEither<StoreFailed, A>

/** Everything of `friend`'s conversation up to and with `upTo` is gone. */
export interface Deletion {
  readonly friend: UserId
  readonly upTo: Instant
}

/** What rows of the inbox mean for the store; applied together with their cursor or not at all. */
export interface Received {
  readonly messages: readonly Message[]
  readonly reads: readonly { readonly reader: UserId; readonly friend: UserId; readonly upTo: Instant }[]
  readonly relations: readonly {
    readonly user: UserId
    readonly relation: Relation
    readonly name: string
    readonly headImg: string
    /** Since when; a request without it is not listed before they write. */
    readonly at?: Instant
    readonly pinned?: boolean
    readonly demo?: boolean
  }[]
  /** Conversations that were deleted elsewhere, with how much of them (CHAT-14). */
  readonly deletions: readonly Deletion[]
  readonly cursor: number
}

/** What an outbox row holds beside its message; a picture survives a reload here (PLUS-17). */
export interface QueuedExtras {
  readonly picture?: PictureFile
  readonly translated?: boolean
  /** It was written in a video call with its receiver (CHAT-73). */
  readonly inCall?: boolean
}

/**
 * The messages of one signed-in person. Every writing is one transaction; a second writing of the same message
 * changes nothing (unique `messageUuid`). Unread counts are derived from rows, never incremented.
 */
export interface ChatStore {
  readonly cursor: Stored<number>
  readonly receive: (rows: Received) => Stored<void>
  /** Conversations, pinned ones first, then the newest. */
  readonly conversations: Stored<readonly ListedConversation[]>
  /** At most `limit` messages before `before`, oldest first. */
  readonly messages: (friend: UserId, before: Instant, limit: number) => Stored<readonly StoredMessage[]>
  /** Merges what the server lists: the larger unread count wins, what is known to be read stays read (CHAT-11). */
  readonly mergeConversations: (listed: readonly ListedConversation[]) => Stored<void>
  /** Stores what is missing locally as read (CHAT-59). */
  readonly mergeHistory: (messages: readonly Message[]) => Stored<void>
  /** Writes the message and its outbox row, with what goes out beside it. */
  readonly enqueue: (message: Message, extras?: QueuedExtras) => Stored<void>
  /** The picture of a message that waits; null: it waits no more. */
  readonly waitingPicture: (uuid: MessageUuid) => Stored<PictureFile | null>
  /** Keeps the address of an uploaded picture, so that it is uploaded once; false: its message waits no more. */
  readonly pictureUploaded: (uuid: MessageUuid, url: string) => Stored<boolean>
  readonly waits: (uuid: MessageUuid) => Stored<boolean>
  /** What waits, oldest first. */
  readonly outbox: Stored<readonly OutboxEntry[]>
  readonly accepted: (uuid: MessageUuid, id: number, at: Instant) => Stored<void>
  /** Marks the message; its conversation waits until it is retried or discarded. */
  readonly refused: (uuid: MessageUuid, why: SendFailure) => Stored<void>
  readonly postponed: (uuid: MessageUuid, nextAt: Instant) => Stored<void>
  readonly retry: (uuid: MessageUuid) => Stored<void>
  /** Takes back a refused message, or a picture before its upload has ended; false: it stays, since it may be on its way. */
  readonly discard: (uuid: MessageUuid) => Stored<boolean>
  /** Takes a message that does not wait away for good: no history brings it back. */
  readonly remove: (uuid: MessageUuid) => Stored<void>
  readonly markRead: (friend: UserId, upTo: Instant) => Stored<void>
  /** Sets to read whatever has been unread since before `before` (CHAT-56). */
  readonly readOlderThan: (before: Instant) => Stored<void>
  /** Takes the conversation and all its messages away, those too that wait; the server is still to be told (CHAT-14). */
  readonly deleteConversation: (friend: UserId) => Stored<void>
  /** Deletions that the server has not been told yet. */
  readonly untold: Stored<readonly Deletion[]>
  readonly told: (friend: UserId) => Stored<void>
  /** Takes away what is past its time; answers when the next one is due, null: none (CHAT-48). */
  readonly dropExpired: (now: Instant) => Stored<Instant | null>
  /** Hears every change of any tab until stopped; bursts may be gathered. */
  readonly onChange: (run: (friends: readonly UserId[] | 'all') => void) => IO<void>
}

/** Opens the store of a person; where the browser has no database one in memory serves (CHAT-53). */
export interface ChatStores {
  readonly open: (user: UserId) => Stored<ChatStore>
}
