import type { FoundMessage } from '../../../application/chat/message-search.port'
import { searchableText } from '../../../domain/chat/search-query'
import type { UserId } from '../../../domain/kernel/ids'
import type { HistoryRow } from '../chat/row.codec'
import { friendOf, messageOf } from '../chat/rows'

/** A row as a result. */
export const foundMessage = (me: UserId, row: HistoryRow): FoundMessage => {
  const message = messageOf(row)
  return {
    friend: friendOf(me, message),
    uuid: message.uuid,
    mine: message.sender === me,
    at: message.at,
    text: searchableText(message),
  }
}
