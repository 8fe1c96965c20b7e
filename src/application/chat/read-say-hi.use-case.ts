import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { ListedConversation } from '../../domain/chat/conversation'
import { inSession, quietly, type ChatContext, type ChatSession } from './chat-context'
import { reportRead } from './read-open'

const readOne = (context: ChatContext, session: ChatSession, { friend, lastAt }: ListedConversation): T.Task<void> =>
  pipe(
    quietly(context, session.store.markRead(friend, lastAt)),
    T.flatMap(() => reportRead(context, session, friend)),
  )

/** Whoever looks at the pending requests has read them, here and on the server (@rule CHAT-15). */
export const makeReadSayHi = (context: ChatContext): T.Task<void> =>
  inSession(context, (session) =>
    pipe(
      context.model.panel.sayHi.filter((one) => one.unread > 0),
      T.traverseSeqArray((one) => readOne(context, session, one)),
      T.map(() => undefined),
    ),
  )
