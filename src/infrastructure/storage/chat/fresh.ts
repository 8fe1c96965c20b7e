import { chatIdOf } from '../../../domain/chat/chat-id'
import type { Message } from '../../../domain/chat/message'
import type { ConversationRow } from './row.codec'
import type { ChatTables } from './tables'

/** A notice that comes again comes soon: it is among so many newest ones of its sender. */
const LOOKED_AT = 500

/** Which message already stands for a notice, by the id of the notice. */
const knownNotices = async (tables: ChatTables, messages: readonly Message[]): Promise<Map<string, string>> => {
  const rooms = new Set(messages.flatMap((one) => (one.uniqueId === undefined ? [] : [roomIdOf(one)])))
  const known = new Map<string, string>()
  for (const room of rooms) {
    for (const { messageUuid, uniqueId } of await tables.page(room, Infinity, LOOKED_AT))
      if (uniqueId !== undefined) known.set(uniqueId, messageUuid)
  }
  return known
}

const roomIdOf = ({ sender, receiver }: Message): string => chatIdOf(sender, receiver)

/** A message that the gateway has, of a part of the conversation that was deleted (@rule CHAT-14). */
const isDeleted = (message: Message, room: ConversationRow | undefined): boolean =>
  message.id !== 0 && message.at <= (room?.deletedUpTo ?? 0)

/** The messages that are to be stored: of those of one uuid or one `uniqueId` only one (@rule CHAT-14, CHAT-38). */
export const freshOf = async (
  tables: ChatTables,
  messages: readonly Message[],
  rooms: ReadonlyMap<string, ConversationRow>,
): Promise<readonly Message[]> => {
  const known = await knownNotices(tables, messages)
  return messages.filter((message) => {
    if (isDeleted(message, rooms.get(roomIdOf(message)))) return false
    if (message.uniqueId === undefined) return true
    const stands = known.get(message.uniqueId) ?? message.uuid
    known.set(message.uniqueId, stands)
    return stands === message.uuid
  })
}
