import * as TE from 'fp-ts/TaskEither'
import type { Found, MessageSearch } from '../../../application/chat/message-search.port'
import { folded } from '../../../domain/chat/folding'
import { holds, isFindable, newestFirst, type SearchQuery } from '../../../domain/chat/search-query'
import type { Instant } from '../../../domain/kernel/time'
import type { HistoryRow } from '../chat/row.codec'
import { messageOf } from '../chat/rows'
import type { ChatDatabase, ChatTables } from '../chat/tables'
import { foundMessage } from './found-message'
import { searchFailed } from './search-failed'

const allRows = async (tables: ChatTables): Promise<readonly HistoryRow[]> => {
  const rooms = await tables.conversations()
  return (await Promise.all(rooms.map((room) => tables.page(room.croomId, Infinity, Infinity)))).flat()
}

/** The same search where messages last as long as the page: few enough to look through here (@rule PLUS-26, CHAT-53). */
export const makeMemoryMessageSearch = (database: ChatDatabase): MessageSearch => {
  const texts = new WeakMap<HistoryRow, string>()
  const textOf = (row: HistoryRow): string => {
    const text = texts.get(row) ?? folded(foundMessage(database.user, row).text)
    texts.set(row, text)
    return text
  }
  const find = async (query: SearchQuery, now: Instant, limit: number): Promise<Found> => {
    const rows = await database.read(allRows)
    const hits = rows.filter((row) => isFindable(messageOf(row), now) && holds(textOf(row), query))
    const messages = hits.map((row) => foundMessage(database.user, row)).toSorted(newestFirst)
    return { messages: messages.slice(0, limit), total: messages.length, complete: true }
  }
  let closed = false
  return {
    find: (query, now, limit) =>
      TE.tryCatch(() => (closed ? Promise.reject(new Error('closed')) : find(query, now, limit)), searchFailed),
    onNews: (run) => database.onChanged(() => (closed ? undefined : run())),
    close: () => {
      closed = true
    },
  }
}
