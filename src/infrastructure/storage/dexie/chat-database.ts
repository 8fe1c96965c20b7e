import { Dexie, type DexieOptions, type Table } from 'dexie'
import type { ConversationRow, CursorRow, HistoryRow, OutboxRow } from '../chat/row.codec'

/** The database of this browser. Its rows are typed as we write them; what is read may still be damaged. */
export interface LivcamChat {
  readonly dexie: Dexie
  readonly history: Table<HistoryRow, number>
  readonly conversations: Table<ConversationRow, number>
  readonly outbox: Table<OutboxRow, number>
  readonly cursors: Table<CursorRow, number>
}

export const DATABASE = 'livcam-chat'

/** Declares tables and indexes and opens nothing yet (@rule CHAT-49, CHAT-50, CHAT-52, CHAT-53). */
export const declareDatabase = (options: DexieOptions = {}): LivcamChat => {
  const dexie = new Dexie(DATABASE, options)
  dexie.version(1).stores({
    'chat-history': '++id, &messageUuid, [userId+croomId+timestamp], [userId+read+croomId]',
    'chat-user': '++id, &croomId, userId',
    outbox: '++id, &messageUuid, userId',
    cursor: 'userId',
  })
  return {
    dexie,
    history: dexie.table('chat-history'),
    conversations: dexie.table('chat-user'),
    outbox: dexie.table('outbox'),
    cursors: dexie.table('cursor'),
  }
}
