import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import { inSession, type ChatContext, type ChatSession } from './chat-context'
import { draftOf } from './drafts'
import { fetchHistory } from './fetch-history'
import { loadNewest, showAtHand } from './load-newest'
import { readAtOpening } from './read-open'
import { translatingOf } from './translating'

const historyOnce = (context: ChatContext, session: ChatSession, friend: UserId): T.Task<void> =>
  session.historyPages.has(friend) && session.historyPages.get(friend) !== 0
    ? T.of(undefined)
    : pipe(
        fetchHistory(context, session, friend),
        T.flatMap(() => loadNewest(context, session, friend)),
      )

const loadFirst = (context: ChatContext, session: ChatSession, friend: UserId): T.Task<void> =>
  pipe(
    loadNewest(context, session, friend),
    T.tapIO(() => () => context.model.markUnread(friend)),
  )

/** A store that cannot be read shows nothing, and no skeleton for ever. */
const showAtLeast = ({ model }: ChatContext, friend: UserId): void => {
  if (!model.loaded) model.load(friend, model.messages)
}

/**
 * Shows a conversation, marks it read, and fetches its history at the first opening of the session. The server may be slow:
 * what is stored shows at once (@rule CHAT-23, CHAT-55, CHAT-58). One that is open already stays as it is.
 */
export const makeOpenConversation =
  (context: ChatContext) =>
  (friend: UserId): T.Task<void> =>
    inSession(context, (session) => {
      const { model } = context
      const { settings } = context.deps
      if (model.friend !== friend || !model.loaded) {
        model.show(friend, draftOf(settings, session.me, friend), translatingOf(settings, session.me, friend))
        showAtHand(context, session, friend)
      }
      return pipe(
        model.loaded ? T.of(undefined) : loadFirst(context, session, friend),
        T.flatMap(() => readAtOpening(context, session)),
        T.flatMap(() => historyOnce(context, session, friend)),
        T.tapIO(() => () => showAtLeast(context, friend)),
      )
    })
