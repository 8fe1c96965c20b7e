import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import { unreadOf } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { quietly, type ChatContext, type ChatSession } from './chat-context'

/**
 * Up to when the open conversation can be marked read; null: nothing in it is unread. Only what others wrote counts: the
 * time of an own message that waits is this machine's, and may lie ahead.
 */
const unreadUpTo = ({ model }: ChatContext, session: ChatSession, friend: UserId): Instant | null => {
  const theirs = model.messages.filter((message) => message.sender !== session.me)
  if (unreadOf(theirs, session.me) > 0) return theirs.at(-1)?.at ?? null
  const listed = model.conversations.find((one) => one.friend === friend)
  return listed !== undefined && listed.unread > 0 ? listed.lastAt : null
}

/** Their newest message that is loaded; null: none. */
const newestOfTheirs = ({ model }: ChatContext, friend: UserId): Instant | null =>
  model.messages.findLast(({ sender }) => sender === friend)?.at ?? null

/** Marks a conversation read up to a moment, here and on the server. */
export const readTo = (context: ChatContext, session: ChatSession, friend: UserId, upTo: Instant): T.Task<void> => {
  session.readUpTo.set(friend, Math.max(upTo, session.readUpTo.get(friend) ?? 0))
  return pipe(
    quietly(context, session.store.markRead(friend, upTo)),
    T.flatMap(() => session.reports.tell(friend)),
  )
}

/** Reads what somebody looks at, unless this session has done so; `otherwise` is done then. */
const look = (
  context: ChatContext,
  session: ChatSession,
  upToOf: (friend: UserId) => Instant | null,
  otherwise: (friend: UserId) => T.Task<void> = () => T.of(undefined),
): T.Task<void> =>
  T.flatten(async () => {
    const { friend } = context.model
    if (friend === null || !context.deps.page.visible()) return T.of(undefined)
    const upTo = upToOf(friend)
    return upTo === null || upTo <= (session.readUpTo.get(friend) ?? 0)
      ? otherwise(friend)
      : readTo(context, session, friend, upTo)
  })

/**
 * Marks the open conversation read while somebody looks at it, here and on the server, once for each change. What a page before
 * this one has read is told too: it may have been closed before the server heard of it, whose count would then come back
 * (@rule CHAT-55, CHAT-23).
 */
export const readOpen = (context: ChatContext, session: ChatSession): T.Task<void> =>
  look(
    context,
    session,
    (friend) =>
      unreadUpTo(context, session, friend) ?? (session.readUpTo.has(friend) ? null : newestOfTheirs(context, friend)),
  )

/**
 * As `readOpen`, for a conversation that is being opened: what another tab has read meanwhile is told too, for that may be closed
 * as well, and what could not be told is told again (@rule CHAT-11, CHAT-55).
 */
export const readAtOpening = (context: ChatContext, session: ChatSession): T.Task<void> =>
  look(
    context,
    session,
    (friend) => unreadUpTo(context, session, friend) ?? newestOfTheirs(context, friend),
    session.reports.again,
  )
