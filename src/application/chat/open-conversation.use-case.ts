import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import { inSession, type ChatContext, type ChatSession } from './chat-context'
import { draftOf } from './drafts'
import { fetchHistory } from './fetch-history'
import { loadNewest } from './load-newest'
import { readOpen } from './read-open'
import { translatingOf } from './translating'

const historyOnce = (context: ChatContext, session: ChatSession, friend: UserId): T.Task<void> =>
  session.historyPages.has(friend) && session.historyPages.get(friend) !== 0
    ? T.of(undefined)
    : pipe(
        fetchHistory(context, session, friend),
        T.flatMap(() => loadNewest(context, session, friend)),
      )

/**
 * Shows a conversation, marks it read, and fetches its history at the first opening of the session. The server may be slow:
 * what is stored shows at once (@rule CHAT-23, CHAT-55, CHAT-58).
 */
export const makeOpenConversation =
  (context: ChatContext) =>
  (friend: UserId): T.Task<void> =>
    inSession(context, (session) => {
      const { model } = context
      const { settings } = context.deps
      model.show(friend, draftOf(settings, session.me, friend), translatingOf(settings, session.me, friend))
      return pipe(
        loadNewest(context, session, friend),
        T.tapIO(() => () => {
          model.load(friend, model.messages)
          model.markUnread(friend)
        }),
        T.flatMap(() => readOpen(context, session)),
        T.flatMap(() => historyOnce(context, session, friend)),
      )
    })
