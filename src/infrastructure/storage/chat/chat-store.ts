import * as TE from 'fp-ts/TaskEither'
import type { ChatStore } from '../../../application/chat/chat-store.port'
import type { ListedConversation } from '../../../domain/chat/conversation'
import { inOrder } from '../../../domain/chat/conversation-list'
import type { StoredMessage } from '../../../domain/chat/delivery'
import { chatIdOf } from '../../../domain/chat/chat-id'
import type { UserId } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/time'
import { deleteHere, markTold, untoldOf } from './delete-conversation'
import { dropExpired } from './expire'
import { markOldRead, markSeen } from './mark-read'
import { mergedRows } from './merge-conversation'
import { wholePage } from './page'
import { applyReceived, insertMessages } from './receive'
import { listedOf, storedOf } from './rows'
import { accessTo, sendingStore } from './sending-store'
import { storeFailed } from './store-failed'
import type { ChatDatabase, ChatTables } from './tables'

const readConversations = async (tables: ChatTables): Promise<readonly ListedConversation[]> => {
  const unread = new Map<string, number>()
  for (const room of await tables.unreadRooms()) unread.set(room, (unread.get(room) ?? 0) + 1)
  return inOrder(
    (await tables.conversations())
      .filter((row) => row.timestampUser > 0)
      .map((row) => listedOf(row, unread.get(row.croomId) ?? 0)),
  )
}

const readPage = async (
  tables: ChatTables,
  croomId: string,
  before: Instant,
  limit: number,
): Promise<readonly StoredMessage[]> => {
  const rows = wholePage(await tables.page(croomId, before, limit + 1), limit)
  const waiting = await tables.outboxOf(rows.filter((row) => row.messageId === 0).map((row) => row.messageUuid))
  const byUuid = new Map(waiting.map((row) => [row.messageUuid, row]))
  return rows.map((row) => storedOf(row, byUuid.get(row.messageUuid)))
}

const mergeListed = async (tables: ChatTables, user: UserId, listed: readonly ListedConversation[]) => {
  await tables.putConversations(mergedRows(user, await tables.conversations(), listed))
  return listed.map((one) => one.friend)
}

/** The promises of `ChatStore` over any database that has the four tables; `write` of the database makes them atomic. */
export const makeChatStore = (database: ChatDatabase): ChatStore => {
  const { user } = database
  const access = accessTo(database)
  const { read, write } = access
  return {
    cursor: read((tables) => tables.cursor()),
    receive: (rows) => write((tables) => applyReceived(tables, user, rows)),
    conversations: read(readConversations),
    messages: (friend, before, limit) => read((tables) => readPage(tables, chatIdOf(user, friend), before, limit)),
    mergeConversations: (listed) => write((tables) => mergeListed(tables, user, listed)),
    mergeHistory: (messages) => write((tables) => insertMessages(tables, user, messages, true)),
    ...sendingStore(database, access),
    markRead: (friend, upTo) =>
      write(async (tables) => {
        await markSeen(tables, chatIdOf(user, friend), upTo)
        return [friend]
      }),
    readOlderThan: (before) =>
      write(async (tables) => ((await markOldRead(tables, before)).length > 0 ? ('all' as const) : [])),
    deleteConversation: (friend) => write((tables) => deleteHere(tables, user, friend)),
    untold: read(async (tables) => untoldOf(await tables.conversations())),
    told: (friend) =>
      write(async (tables) => {
        await markTold(tables, user, friend)
        return []
      }),
    dropExpired: (now) =>
      TE.tryCatch(async () => {
        const { changed, next } = await database.write((tables) => dropExpired(tables, now))
        if (changed.length > 0) database.changed(changed)
        return next
      }, storeFailed),
    onChange: database.onChanged,
  }
}
