import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { OutboxEntry } from '../../domain/chat/delivery'
import type { UserId } from '../../domain/kernel/ids'
import { lookForWarnings } from './notices'
import { quietly, type ChatContext, type ChatSession } from './chat-context'

const refusedTo = (outbox: readonly OutboxEntry[]): ReadonlySet<UserId> =>
  new Set(outbox.filter(({ blocked }) => blocked).map(({ message }) => message.receiver))

/** Shows the stored conversations, and in which of them a message was refused. */
export const listConversations = (context: ChatContext, session: ChatSession): Task<void> =>
  quietly(
    context,
    pipe(
      TE.Do,
      TE.bind('conversations', () => session.store.conversations),
      TE.bind('outbox', () => session.store.outbox),
      TE.map(({ conversations, outbox }) => {
        if (context.session() !== session) return
        context.model.list(conversations, refusedTo(outbox))
        void lookForWarnings(context, session)()
      }),
    ),
  )
