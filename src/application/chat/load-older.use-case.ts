import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { StoredMessage } from '../../domain/chat/delivery'
import { PAGE_SIZE, withOlder } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import type { Older } from './chat.feature'
import { inSession, watched, type ChatContext, type ChatSession } from './chat-context'
import { fetchHistory } from './fetch-history'
import { isHistoryRead } from './load-newest'

const older = (context: ChatContext, session: ChatSession, friend: UserId): T.Task<readonly StoredMessage[]> =>
  pipe(
    session.store.messages(friend, context.model.messages[0]?.at ?? Number.MAX_SAFE_INTEGER, PAGE_SIZE),
    watched(context),
    TE.getOrElse(() => T.of<readonly StoredMessage[]>([])),
  )

interface Page {
  readonly messages: readonly StoredMessage[]
  readonly older: Older
}

/** What is stored first; the server is asked when the store has no more. */
const olderOfBoth = (context: ChatContext, session: ChatSession, friend: UserId): T.Task<Page> => {
  const pageOf = (messages: readonly StoredMessage[]): Page => ({
    messages,
    older: messages.length > 0 || !isHistoryRead(session, friend) ? 'more' : 'none',
  })
  const stored = (): T.Task<Page> => T.map(pageOf)(older(context, session, friend))
  const fetched = (): T.Task<Page> =>
    pipe(
      fetchHistory(context, session, friend),
      T.flatMap((had) => (had ? stored() : T.of<Page>({ messages: [], older: 'missed' }))),
    )
  return pipe(
    stored(),
    T.flatMap((page) => (page.messages.length > 0 || page.older === 'none' ? T.of(page) : fetched())),
  )
}

/** Loads the page before the oldest loaded message; once at a time (@rule CHAT-61). */
export const makeLoadOlder = (context: ChatContext): T.Task<void> =>
  inSession(context, (session) => {
    const { model } = context
    const { friend } = model
    if (friend === null || model.older === 'none' || model.older === 'loading') return T.of(undefined)
    model.setOlder('loading')
    return pipe(
      olderOfBoth(context, session, friend),
      T.map((page) => {
        if (model.friend !== friend || context.session() !== session) return
        model.load(friend, withOlder(model.messages, page.messages), page.older)
      }),
    )
  })
