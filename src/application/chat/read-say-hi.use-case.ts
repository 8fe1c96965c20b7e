import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import { inSession, type ChatContext } from './chat-context'
import { readTo } from './read-open'

/** Whoever looks at the pending requests has read them, here and on the server (@rule CHAT-15). */
export const makeReadSayHi = (context: ChatContext): T.Task<void> =>
  inSession(context, (session) =>
    pipe(
      context.model.panel.sayHi.filter((one) => one.unread > 0),
      T.traverseSeqArray(({ friend, lastAt }) => readTo(context, session, friend, lastAt)),
      T.map(() => undefined),
    ),
  )
