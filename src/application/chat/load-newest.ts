import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { PAGE_SIZE, withNewest } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import { translatingOf } from './translating'
import { newestPage } from './read-ahead.use-case'
import { quietly, type ChatContext, type ChatSession } from './chat-context'

export const isHistoryRead = (session: ChatSession, friend: UserId): boolean =>
  session.historyPages.get(friend) === Infinity

/** Reads the newest page of the open conversation anew; older pages that were loaded stay. */
export const loadNewest = (context: ChatContext, session: ChatSession, friend: UserId): Task<void> =>
  quietly(
    context,
    pipe(
      newestPage(session, friend),
      TE.map((newest) => {
        const { model } = context
        if (context.session() !== session || model.friend !== friend) return
        const all = newest.length < PAGE_SIZE
        const first = model.messages.length === 0
        const hasOlder = all ? newest.length > 0 && !isHistoryRead(session, friend) : first || model.hasOlder
        model.load(friend, withNewest(model.messages, newest), hasOlder)
        model.setTranslating(translatingOf(context.deps.settings, session.me, friend))
      }),
    ),
  )
