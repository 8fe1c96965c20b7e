import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { isKept } from '../../domain/chat/incoming'
import type { ChatInbox } from './chat-inbox'
import type { StoreFailed } from './chat-store.port'
import { watched, type ChatContext, type ChatSession } from './chat-context'

const signedOut: StoreFailed = { _tag: 'StoreFailed', full: false, cause: 'nobody is signed in' }

export const withSession = <A>(
  context: ChatContext,
  run: (session: ChatSession) => TE.TaskEither<StoreFailed, A>,
): TE.TaskEither<StoreFailed, A> =>
  TE.flatten(async () => {
    const session = context.session()
    return { _tag: 'Right', right: session === null ? TE.left(signedOut) : run(session) }
  })

/** Stores rows of the inbox with their cursor; what is not to be stored only moves the cursor (@rule CHAT-43, CHAT-44). */
export const makeReceiveRows =
  (context: ChatContext): ChatInbox['receive'] =>
  (rows) =>
    withSession(context, (session) => {
      const now = context.deps.clock.now()
      const messages = rows.messages.filter((message) => {
        const kept = isKept(message, now)
        if (!kept) context.deps.journal.dropped('message', { type: message.type, bizType: message.bizType })
        return kept
      })
      return pipe(session.store.receive({ ...rows, messages }), watched(context))
    })
