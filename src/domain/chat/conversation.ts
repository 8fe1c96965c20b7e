import type { UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { Relation } from '../friends/relation'
import type { MessageKind } from './message'

/** One row of the messages panel (@rule CHAT-8). */
export interface ListedConversation {
  readonly friend: UserId
  readonly name: string
  readonly headImg: string
  readonly relation: Relation
  readonly pinned: boolean
  readonly demo: boolean
  readonly unread: number
  readonly lastKind: MessageKind
  readonly lastText: string
  readonly lastAt: Instant
}
