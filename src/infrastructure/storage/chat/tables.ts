import type { Instant } from '../../../domain/kernel/time'
import type { MessageUuid, UserId } from '../../../domain/kernel/ids'
import type { ConversationRow, HistoryRow, OutboxRow } from './row.codec'

/** The four tables, narrowed to one person's rows, inside one transaction. Reading skips rows that are damaged. */
export interface ChatTables {
  /** Those that are here, in any order. */
  readonly messages: (uuids: readonly MessageUuid[]) => Promise<readonly HistoryRow[]>
  readonly putMessages: (rows: readonly HistoryRow[]) => Promise<void>
  readonly removeMessage: (uuid: MessageUuid) => Promise<void>
  /** Removes rows of a room up to and with `upTo`; with `accepted` those stay that the gateway does not have. */
  readonly removeUpTo: (croomId: string, upTo: Instant, which: 'all' | 'accepted') => Promise<void>
  /** At most `limit` rows before `before`, newest first. */
  readonly page: (croomId: string, before: Instant, limit: number) => Promise<readonly HistoryRow[]>
  /** The room of each unread row, as often as it has unread rows. */
  readonly unreadRooms: () => Promise<readonly string[]>
  readonly unread: (croomId: string | null, until: Instant) => Promise<readonly HistoryRow[]>
  readonly conversations: () => Promise<readonly ConversationRow[]>
  readonly conversationsOf: (croomIds: readonly string[]) => Promise<readonly ConversationRow[]>
  readonly putConversations: (rows: readonly ConversationRow[]) => Promise<void>
  readonly outbox: () => Promise<readonly OutboxRow[]>
  readonly outboxOf: (uuids: readonly MessageUuid[]) => Promise<readonly OutboxRow[]>
  readonly putOutbox: (row: OutboxRow) => Promise<void>
  readonly removeOutbox: (uuids: readonly MessageUuid[]) => Promise<void>
  readonly cursor: () => Promise<number>
  readonly putCursor: (seq: number) => Promise<void>
  /** Deletes all of this person; with `keepOutbox` what waits stays. */
  readonly clear: (keepOutbox: boolean) => Promise<void>
}

/** One person's part of a database; `write` happens whole or not at all. */
export interface ChatDatabase {
  readonly user: UserId
  readonly read: <A>(run: (tables: ChatTables) => Promise<A>) => Promise<A>
  readonly write: <A>(run: (tables: ChatTables) => Promise<A>) => Promise<A>
  /** Tells this tab and the others whose conversations changed. */
  readonly changed: (friends: readonly UserId[] | 'all') => void
  readonly onChanged: (run: (friends: readonly UserId[] | 'all') => void) => () => void
}
