import type { UserId } from '../../../domain/kernel/ids'
import type { ConversationRow, HistoryRow, OutboxRow } from '../chat/row.codec'
import type { ChatTables } from '../chat/tables'

/** The four tables as maps. */
export interface MemoryState {
  readonly history: Map<string, HistoryRow>
  readonly conversations: Map<string, ConversationRow>
  readonly outbox: Map<string, OutboxRow>
  cursor: number
}

export const emptyState = (): MemoryState => ({
  history: new Map(),
  conversations: new Map(),
  outbox: new Map(),
  cursor: 0,
})

const present = <A>(value: A | undefined): readonly A[] => (value === undefined ? [] : [value])

/** The tables of one person over maps; the caller sees to it that nothing is half written. */
export const memoryTables = (state: MemoryState, user: UserId): ChatTables => {
  const { history, conversations, outbox } = state
  const unread = () => [...history.values()].filter((row) => row.read === 0)
  return {
    messages: async (uuids) => uuids.flatMap((uuid) => present(history.get(uuid))),
    putMessages: async (rows) => rows.forEach((row) => history.set(row.messageUuid, { ...row, userId: user })),
    removeMessage: async (uuid) => void history.delete(uuid),
    removeUpTo: async (croomId, upTo, which) =>
      [...history.values()]
        .filter((row) => row.croomId === croomId && row.timestamp <= upTo && (which === 'all' || row.messageId !== 0))
        .forEach((row) => history.delete(row.messageUuid)),
    page: async (croomId, before, limit) =>
      [...history.values()]
        .filter((row) => row.croomId === croomId && row.timestamp < before)
        .toReversed()
        .toSorted((a, b) => b.timestamp - a.timestamp)
        .slice(0, limit),
    unreadRooms: async () => unread().map((row) => row.croomId),
    unread: async (croomId, until) =>
      unread().filter((row) => (croomId === null || row.croomId === croomId) && row.timestamp <= until),
    conversations: async () => [...conversations.values()],
    conversationsOf: async (croomIds) => croomIds.flatMap((id) => present(conversations.get(id))),
    putConversations: async (rows) => rows.forEach((row) => conversations.set(row.croomId, row)),
    outbox: async () => [...outbox.values()],
    outboxOf: async (uuids) => uuids.flatMap((uuid) => present(outbox.get(uuid))),
    putOutbox: async (row) => void outbox.set(row.messageUuid, row),
    removeOutbox: async (uuids) => uuids.forEach((uuid) => outbox.delete(uuid)),
    cursor: async () => state.cursor,
    putCursor: async (seq) => {
      state.cursor = seq
    },
    clear: async (keepOutbox) => {
      history.clear()
      conversations.clear()
      if (!keepOutbox) outbox.clear()
      state.cursor = 0
    },
  }
}
