import type { Task } from 'fp-ts/Task'
import type { MessageUuid } from '../../domain/kernel/ids'
import { inSession, quietly, type ChatContext } from './chat-context'

/** Takes a message away on this device; what still waits is taken back by `discard` or `cancelPicture` alone. */
export const makeDeleteMessage =
  (context: ChatContext) =>
  (uuid: MessageUuid): Task<void> =>
    inSession(context, (session) => quietly(context, session.store.remove(uuid)))
