import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as TE from 'fp-ts/TaskEither'
import * as T from 'fp-ts/Task'
import { isSystem, type UserId } from '../../domain/kernel/ids'
import { mergeListed, openSession, sweepLater } from './begin-chat.use-case'
import type { ChatContext, ChatSession } from './chat-context'
import type { ChatInbox } from './chat-inbox'
import type { CoinBanner } from './coin-banner'
import { reportDeletions } from './delete-conversation.use-case'
import { followStore } from './follow-store'
import { listConversations } from './list-conversations'
import { dropWhenOver, welcome } from './notices'
import { makeOutbox, type Outbox } from './outbox'
import { makeReceiveRows, withSession } from './receive-rows.use-case'
import { makeTakeSnapshot } from './take-snapshot.use-case'
import type { Tips } from './tips'

/** What comes in beside the open conversation. */
interface Beside {
  readonly tips: Tips
  readonly banner: CoinBanner
}

const makeWake =
  (context: ChatContext, outbox: Outbox): IO<void> =>
  () => {
    outbox.wake()
    const session = context.session()
    if (session === null) return
    void session.reports.wake()
    void reportDeletions(context, session)()
  }

/** What the server lists must not bring back what it does not know to be deleted. */
const afterShowing = (context: ChatContext, session: ChatSession): T.Task<void> =>
  pipe(
    welcome(context, session),
    T.flatMap(() => reportDeletions(context, session)),
    T.flatMap(() => mergeListed(context, session)),
  )

/** Shows what is stored, then what the server lists; answers with its stops. */
const runSession = (
  context: ChatContext,
  session: ChatSession,
  { banner, outbox, wake }: Beside & { readonly outbox: Outbox; readonly wake: IO<void> },
): { readonly stops: readonly IO<void>[]; readonly shown: TE.TaskEither<never, void> } => {
  context.model.begin(session.me)
  const notices = dropWhenOver(context, session)
  const stops = [
    followStore(context, session, (friends) => {
      outbox.changed(friends)
      if (friends === 'all' || friends.some(isSystem)) notices.look()
    }),
    notices.stop,
    banner.watch(),
    sweepLater(context, session),
    session.reports.end,
    context.deps.page.onOnline((online) => (online ? wake() : undefined)),
  ]
  outbox.wake()
  notices.look()
  const shown = pipe(
    TE.fromTask<void, never>(listConversations(context, session)),
    TE.tapIO(() => () => void afterShowing(context, session)()),
  )
  return { stops, shown }
}

type Run = (session: ChatSession) => ReturnType<typeof runSession>

/** One person's session after another; `enter` makes one the current one. */
const makeLife = (
  context: ChatContext,
  run: Run,
  enter: (session: ChatSession | null) => void,
): Pick<ChatInbox, 'begin' | 'end'> => {
  let stops: readonly IO<void>[] = []
  let turn = 0

  const end = () => {
    turn += 1
    stops.forEach((stop) => stop())
    stops = []
    const session = context.session()
    enter(null)
    session?.uploads.forEach((cancel) => cancel())
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
          const running = run(session)
          stops = running.stops
          return running.shown
        }),
      )
      return opened()
    }
  return { begin, end }
}

/** `enter` makes a session the current one; null: nobody is signed in. */
export const makeChatInbox = (
  context: ChatContext,
  beside: Beside,
  enter: (session: ChatSession | null) => void,
): ChatInbox => {
  const outbox = makeOutbox(context)
  const wake = makeWake(context, outbox)
  const run: Run = (session) => runSession(context, session, { ...beside, outbox, wake })
  return {
    ...makeLife(context, run, enter),
    wake,
    lead: outbox.lead,
    cursor: withSession(context, (session) => session.store.cursor),
    receive: makeReceiveRows(context, beside.tips),
    friendOnline: beside.tips.friendOnline,
    takeSnapshot: makeTakeSnapshot(context),
  }
}
