import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as RA from 'fp-ts/ReadonlyArray'
import { arriving } from '../../domain/chat/incoming'
import type { ChatInbox } from './chat-inbox'
import type { Snapshot } from './chat-gateway.port'
import { noteAnswers, sendersOf } from './message-times'
import { watched, whileIn, type ChatContext, type ChatSession } from './chat-context'
import { withSession } from './receive-rows.use-case'

/** Deletions come first, so that they take nothing newer away; the cursor last: a snapshot stored by half is taken again. */
const store = (context: ChatContext, session: ChatSession, snapshot: Snapshot) => {
  const now = context.deps.clock.now()
  const messages = pipe(
    snapshot.messages,
    RA.filterMap((message) => arriving(message, now)),
  )
  return pipe(
    session.store.receive({
      messages: [],
      reads: [],
      relations: [],
      deletions: snapshot.deletions,
      cursor: 0,
    }),
    TE.flatMap(() => session.store.mergeHistory(messages)),
    TE.flatMap(() => session.store.mergeConversations(snapshot.conversations)),
    TE.flatMap(() =>
      session.store.receive({
        messages: [],
        reads: [],
        deletions: [],
        relations: snapshot.relations,
        cursor: snapshot.cursor,
      }),
    ),
    watched(context),
    TE.tapIO(() => () => noteAnswers(context.deps.settings, sendersOf(messages))),
    TE.map(() => snapshot.cursor),
  )
}

/** Reads the snapshot into the store: for a new device, or one that is too far behind (@rule CHAT-60, CHAT-70). */
export const makeTakeSnapshot = (context: ChatContext): ChatInbox['takeSnapshot'] =>
  withSession(context, (session) =>
    pipe(
      context.deps.gateway.snapshot,
      whileIn(context, session),
      TE.flatMap((snapshot) => store(context, session, snapshot)),
    ),
  )
