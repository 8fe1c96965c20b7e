import type { Clock } from '../clock'
import type { Inbox } from '../inbox/inbox.port'
import type { PictureAddress } from '../profile/people'
import type { Pushes } from '../push/pushes.port'
import type { Work } from '../store/store'
import { toMessageBody } from './message-body'
import { peopleOf, storeMessage, type MessageRow, type NewMessage } from './message-store'

/** What delivering stands on. */
export interface DeliverDeps {
  readonly clock: Pick<Clock, 'now'>
  readonly inbox: Inbox
  readonly pictureAt: PictureAddress
  readonly pushes: Pick<Pushes, 'message'>
}

/**
 * Stores a message, with the moment of storing, and puts it into both inboxes: the receiver's, and the sender's for their
 * other devices; who fetches it nowhere gets a push. It may have been asked for seconds ago, as when it was translated first.
 */
export const deliver = async (
  work: Work,
  { clock, inbox, pictureAt, pushes }: DeliverDeps,
  message: NewMessage,
): Promise<MessageRow> => {
  const row = await storeMessage(work, { ...message, now: clock.now() })
  await inbox.appendAll(work, peopleOf(message), 'message', toMessageBody(row, pictureAt))
  await pushes.message(work, row)
  return row
}
