import type { Task } from 'fp-ts/Task'
import type { MessageUuid } from '../../domain/kernel/ids'
import { inSession, quietly, type ChatContext } from './chat-context'

/** Puts a refused message back into the queue of its conversation, with the same uuid (@rule CHAT-75). */
export const makeRetryMessage =
  (context: ChatContext) =>
  (uuid: MessageUuid): Task<void> =>
    inSession(context, (session) => quietly(context, session.store.retry(uuid)))
