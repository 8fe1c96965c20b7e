import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as O from 'fp-ts/Option'
import * as RA from 'fp-ts/ReadonlyArray'
import { arriving } from '../../domain/chat/incoming'
import type { ChatInbox } from './chat-inbox'
import type { StoreFailed } from './chat-store.port'
import { noteAnswers, sendersOf } from './message-times'
import { signedOut, watchedWriting, type ChatContext, type ChatSession } from './chat-context'
import type { Tips } from './tips'

export const withSession = <A, E = never>(
  context: ChatContext,
  run: (session: ChatSession) => TE.TaskEither<E | StoreFailed, A>,
): TE.TaskEither<E | StoreFailed, A> =>
  TE.flatten(async () => {
    const session = context.session()
    return { _tag: 'Right', right: session === null ? TE.left(signedOut) : run(session) }
  })

/** Stores rows of the inbox with their cursor; what is not to be stored only moves the cursor (@rule CHAT-35, CHAT-42, CHAT-43, CHAT-44). */
export const makeReceiveRows =
  (context: ChatContext, tips: Pick<Tips, 'came'>): ChatInbox['receive'] =>
  (rows) =>
    withSession(context, (session) => {
      const now = context.deps.clock.now()
      const messages = pipe(
        rows.messages,
        RA.filterMap((message) => {
          const kept = arriving(message, now)
          if (O.isNone(kept)) context.deps.journal.dropped('message', { type: message.type, bizType: message.bizType })
          return kept
        }),
      )
      return pipe(
        session.store.receive({ ...rows, messages }),
        watchedWriting(context),
        TE.tapIO(() => () => {
          noteAnswers(context.deps.settings, sendersOf(messages))
          tips.came(session, messages)
        }),
      )
    })
