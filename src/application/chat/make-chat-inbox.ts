import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import { mergeListed, openSession, reportReads, sweepLater } from './begin-chat.use-case'
import type { ChatContext, ChatSession } from './chat-context'
import type { ChatInbox } from './chat-inbox'
import { followStore } from './follow-store'
import { listConversations } from './list-conversations'
import { makeOutbox, type Outbox } from './outbox'
import { makeReceiveRows, withSession } from './receive-rows.use-case'
import { makeTakeSnapshot } from './take-snapshot.use-case'

const makeWake =
  (context: ChatContext, outbox: Outbox): IO<void> =>
  () => {
    outbox.wake()
    const session = context.session()
    if (session !== null) void reportReads(context, session)()
  }

/** Shows what is stored, then what the server lists; answers with its stops. */
const runSession = (
  context: ChatContext,
  session: ChatSession,
  outbox: Outbox,
  wake: IO<void>,
): { readonly stops: readonly IO<void>[]; readonly shown: TE.TaskEither<never, void> } => {
  context.model.begin(session.me)
  const stops = [
    followStore(context, session, outbox.changed),
    sweepLater(context, session),
    context.deps.page.onOnline((online) => (online ? wake() : undefined)),
  ]
  outbox.wake()
  const shown = pipe(
    TE.fromTask<void, never>(listConversations(context, session)),
    TE.tapIO(() => () => void mergeListed(context, session)()),
  )
  return { stops, shown }
}

/** `enter` makes a session the current one; null: nobody is signed in. */
export const makeChatInbox = (context: ChatContext, enter: (session: ChatSession | null) => void): ChatInbox => {
  const outbox = makeOutbox(context)
  const wake = makeWake(context, outbox)
  let stops: readonly IO<void>[] = []
  let turn = 0

  const end = () => {
    turn += 1
    stops.forEach((stop) => stop())
    stops = []
    enter(null)
    context.model.end()
  }
  const begin =
    (me: UserId): ReturnType<ChatInbox['begin']> =>
    () => {
      if (context.session()?.me === me) return TE.right(undefined)()
      end()
      const mine = turn
      const opened = pipe(
        openSession(context, me),
        TE.flatMap((session) => {
          if (mine !== turn) return TE.right(undefined)
          enter(session)
          const running = runSession(context, session, outbox, wake)
          stops = running.stops
          return running.shown
        }),
      )
      return opened()
    }

  return {
    begin,
    end,
    wake,
    lead: outbox.lead,
    cursor: withSession(context, (session) => session.store.cursor),
    receive: makeReceiveRows(context),
    takeSnapshot: makeTakeSnapshot(context),
  }
}
