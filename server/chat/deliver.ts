import type { Inbox } from '../inbox/inbox.port'
import type { Work } from '../store/store'
import { storeMessage, toMessageBody, type MessageRow, type NewMessage } from './message-store'

/** Stores a message and puts it into both inboxes: the receiver's, and the sender's for their other devices. */
export const deliver = async (work: Work, inbox: Inbox, message: NewMessage): Promise<MessageRow> => {
  const row = await storeMessage(work, message)
  await inbox.appendAll(work, [message.receiver, message.sender], 'message', toMessageBody(row))
  return row
}
