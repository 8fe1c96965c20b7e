import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { readBefore, SWEEP_DELAY_MS } from '../../domain/chat/reading'
import type { UserId } from '../../domain/kernel/ids'
import { quietly, watched, whileIn, type ChatContext, type ChatSession } from './chat-context'
import type { ChatStore } from './chat-store.port'
import { listConversations } from './list-conversations'
import { ReadReports } from './read-reports'
import { storeUnstored } from './store-unstored'

/** Sets to read what nobody has read for 72 hours; returns its stop (@rule CHAT-56, CHAT-57). */
export const sweepLater = (context: ChatContext, session: ChatSession): IO<void> =>
  context.deps.clock.after(SWEEP_DELAY_MS, () => {
    const before = readBefore(context.deps.clock.now())
    void quietly(context, session.store.readOlderThan(before))()
  })

/** Merges what the server lists into the store; without a network the stored list serves (@rule CHAT-11). */
export const mergeListed = (context: ChatContext, session: ChatSession): T.Task<void> =>
  pipe(
    context.deps.gateway.conversations,
    whileIn(context, session),
    TE.match(
      () => T.of(undefined),
      (listed) => quietly(context, session.store.mergeConversations(listed)),
    ),
    T.flatten,
    T.flatMap(() => listConversations(context, session)),
  )

const sessionOf = ({ deps }: ChatContext, me: UserId, store: ChatStore): ChatSession => {
  const readUpTo: ChatSession['readUpTo'] = new Map()
  const reports = new ReadReports(deps, (friend) => deps.gateway.read(friend, readUpTo.get(friend) ?? 0))
  return {
    me,
    store,
    historyPages: new Map(),
    readUpTo,
    list: { changes: 0, shown: 0 },
    ahead: new Map(),
    reports,
    uploads: new Map(),
  }
}

/** Opens the store of a person, and writes what an earlier page owes it; the view says so when it cannot be opened. */
export const openSession = (context: ChatContext, me: UserId) =>
  pipe(
    context.deps.stores.open(me),
    watched(context),
    TE.map((store) => sessionOf(context, me, store)),
    TE.tapTask((session) => storeUnstored(context, session)),
  )
