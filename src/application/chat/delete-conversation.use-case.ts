import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { ChatFeature } from './chat.feature'
import type { Deletion } from './chat-store.port'
import { inSession, quietly, watched, whileIn, type ChatContext, type ChatSession } from './chat-context'
import { keepDraft } from './drafts'
import { listConversations } from './list-conversations'
import { dropUnstoredTo } from './unstored'

/** What the gateway does not know, or refuses, is told no more; only what has not reached it is told again. */
const tell = (context: ChatContext, session: ChatSession, { friend, upTo }: Deletion): T.Task<unknown> =>
  pipe(
    context.deps.gateway.deleteConversation(friend, upTo),
    TE.orElseW((error) => (error._tag === 'Refusal' ? TE.right(undefined) : TE.left(error))),
    whileIn(context, session),
    TE.flatMap((): TE.TaskEither<unknown, void> => session.store.told(friend)),
  )

/** Tells the server what was deleted while it could not be reached (@rule CHAT-14). */
export const reportDeletions = (context: ChatContext, session: ChatSession): T.Task<void> =>
  pipe(
    watched(context)(session.store.untold),
    TE.getOrElse(() => T.of<readonly Deletion[]>([])),
    T.flatMap(T.traverseSeqArray((deletion) => tell(context, session, deletion))),
    T.map(() => undefined),
  )

/** Removes entry, messages and draft here, then tells the server; without a network it is told later (@rule CHAT-14). */
export const makeDeleteConversation =
  (context: ChatContext): ChatFeature['deleteConversation'] =>
  (friend) =>
    inSession(context, (session) => {
      keepDraft(context.deps.settings, session.me, friend, '')
      dropUnstoredTo(context.deps, session.me, friend)
      session.reports.forget(friend)
      return pipe(
        quietly(context, session.store.deleteConversation(friend)),
        T.flatMap(() => listConversations(context, session)),
        T.flatMap(() => reportDeletions(context, session)),
      )
    })
