import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { PAGE_SIZE, withNewest } from '../../domain/chat/timeline'
import type { StoredMessage } from '../../domain/chat/delivery'
import type { UserId } from '../../domain/kernel/ids'
import { translatingOf } from './translating'
import { newestPage, pageAtHand } from './read-ahead.use-case'
import type { Older } from './chat.feature'
import { quietly, type ChatContext, type ChatSession } from './chat-context'

export const isHistoryRead = (session: ChatSession, friend: UserId): boolean =>
  session.historyPages.get(friend) === Infinity

/** What there is before the first message that is loaded by now; a reading that is on its way goes on. */
export const olderIf = (more: boolean, before: Older): Older => (before === 'loading' ? before : more ? 'more' : 'none')

/** Puts the newest page into the open conversation; older pages that were loaded stay. Nothing is no page before the server was asked. */
const showNewest = (
  { deps, model }: ChatContext,
  session: ChatSession,
  friend: UserId,
  newest: readonly StoredMessage[],
): void => {
  if (newest.length === 0 && !session.historyPages.has(friend)) return
  const all = newest.length < PAGE_SIZE
  const first = model.messages.length === 0
  const more = all ? newest.length > 0 && !isHistoryRead(session, friend) : first || model.older !== 'none'
  model.load(friend, withNewest(model.messages, newest), olderIf(more, model.older))
  model.setTranslating(translatingOf(deps.settings, session.me, friend))
}

/** Shows what was read ahead, at once; a conversation of which nothing is at hand waits for its page. */
export const showAtHand = (context: ChatContext, session: ChatSession, friend: UserId): void => {
  const newest = pageAtHand(session, friend)
  if (newest === null) return
  showNewest(context, session, friend, newest)
  context.model.markUnread(friend)
}

/** Reads the newest page of the open conversation anew. */
export const loadNewest = (context: ChatContext, session: ChatSession, friend: UserId): Task<void> =>
  quietly(
    context,
    pipe(
      newestPage(session, friend),
      TE.map((newest) => {
        if (context.session() !== session || context.model.friend !== friend) return
        showNewest(context, session, friend, newest)
      }),
    ),
  )
