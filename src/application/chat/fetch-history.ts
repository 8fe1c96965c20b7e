import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isKeptFromHistory } from '../../domain/chat/incoming'
import { PAGE_SIZE } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import { noteAnswers, sendersOf } from './message-times'
import { watched, whileIn, type ChatContext, type ChatSession } from './chat-context'

/**
 * Reads the next page of the server's history into the store; false: it could not be had, and is asked for again next time
 * (@rule CHAT-58, CHAT-59, CHAT-60, CHAT-61, CHAT-70).
 */
export const fetchHistory = (context: ChatContext, session: ChatSession, friend: UserId): T.Task<boolean> => {
  const page = (session.historyPages.get(friend) ?? 0) + 1
  if (page === Infinity) return T.of(true)
  session.historyPages.set(friend, page)
  return pipe(
    context.deps.gateway.history(friend, page),
    whileIn(context, session),
    TE.flatMap((messages) => {
      const kept = messages.filter((one) => isKeptFromHistory(one, context.deps.clock.now()))
      return pipe(
        session.store.mergeHistory(kept),
        watched(context),
        TE.tapIO(() => () => noteAnswers(context.deps.settings, sendersOf(kept))),
        TE.map(() => messages.length),
      )
    }),
    TE.match(
      () => {
        session.historyPages.set(friend, page - 1)
        return false
      },
      (count) => {
        if (count < PAGE_SIZE) session.historyPages.set(friend, Infinity)
        return true
      },
    ),
  )
}
