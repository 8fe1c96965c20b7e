import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { lookForWarnings } from './notices'
import { quietly, type ChatContext, type ChatSession } from './chat-context'

/** Shows the stored conversations. */
export const listConversations = (context: ChatContext, session: ChatSession): Task<void> =>
  quietly(
    context,
    pipe(
      session.store.conversations,
      TE.map((conversations) => {
        if (context.session() !== session) return
        context.model.list(conversations)
        void lookForWarnings(context, session)()
      }),
    ),
  )
