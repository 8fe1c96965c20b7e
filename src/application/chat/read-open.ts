import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { unreadOf } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { quietly, type ChatContext, type ChatSession } from './chat-context'

/** Their newest message that is loaded; null: none. */
const newestOfTheirs = ({ model }: ChatContext, friend: UserId): Instant | null =>
  model.messages.findLast(({ sender }) => sender === friend)?.at ?? null

/** Only what others wrote counts: the time of an own message that waits is this machine's, and may lie ahead. */
const unreadHere = ({ model }: ChatContext, { me }: ChatSession): Instant | null => {
  const theirs = model.messages.filter((message) => message.sender !== me)
  return unreadOf(theirs, me) > 0 ? (theirs.at(-1)?.at ?? null) : null
}

/**
 * What the list counts beyond that, of which nothing need be here. Nothing while the list lags behind the store, whose times may
 * have changed, and only what is here where an own message that waits stands last, for the same reason.
 */
const unreadInList = (context: ChatContext, session: ChatSession, friend: UserId): Instant | null => {
  const { conversations, messages } = context.model
  const listed = conversations.find((one) => one.friend === friend)
  const lags = session.list.shown < session.list.changes
  if (lags || listed === undefined || listed.unread === 0) return null
  const waits = messages.some(
    ({ at, delivery, sender }) => sender === session.me && delivery._tag !== 'Sent' && at >= listed.lastAt,
  )
  return waits ? newestOfTheirs(context, friend) : listed.lastAt
}

/**
 * Marks a conversation read up to a moment, here and then on the server. What the store does not take is not told either, since
 * what came later may not be here, and is tried again.
 */
export const readTo = (
  context: ChatContext,
  { readUpTo, reports, store }: ChatSession,
  friend: UserId,
  upTo: Instant,
): T.Task<void> =>
  T.flatten(async () => {
    const before = readUpTo.get(friend)
    readUpTo.set(friend, upTo)
    const takeBack = (): void => {
      if (readUpTo.get(friend) !== upTo) return
      if (before === undefined) readUpTo.delete(friend)
      else readUpTo.set(friend, before)
    }
    return quietly(
      context,
      pipe(
        store.markRead(friend, upTo),
        TE.tapError(() => TE.fromIO(takeBack)),
        TE.tapTask(() => reports.tell(friend)),
      ),
    )
  })

/** Reads what somebody looks at, unless this session has done so; `otherwise` is done then. */
const look = (
  context: ChatContext,
  session: ChatSession,
  more: (friend: UserId) => Instant | null,
  otherwise: (friend: UserId) => T.Task<void> = () => T.of(undefined),
): T.Task<void> =>
  T.flatten(async () => {
    const { friend } = context.model
    if (friend === null || !context.deps.page.visible()) return T.of(undefined)
    const moments = [unreadHere(context, session), unreadInList(context, session, friend), more(friend)]
    const upTo = Math.max(...moments.map((moment) => moment ?? 0))
    return upTo > (session.readUpTo.get(friend) ?? 0) ? readTo(context, session, friend, upTo) : otherwise(friend)
  })

/**
 * Marks the open conversation read while somebody looks at it, here and on the server, once for each change. What a page before
 * this one has read is told too: it may have been closed before the server heard of it, whose count would then come back
 * (@rule CHAT-55, CHAT-23).
 */
export const readOpen = (context: ChatContext, session: ChatSession): T.Task<void> =>
  look(context, session, (friend) => (session.readUpTo.has(friend) ? null : newestOfTheirs(context, friend)))

/**
 * As `readOpen`, for a conversation that is being opened: what another tab has read meanwhile is told too, for that may be closed
 * as well, and what could not be told is told again (@rule CHAT-11, CHAT-55).
 */
export const readAtOpening = (context: ChatContext, session: ChatSession): T.Task<void> =>
  look(context, session, (friend) => newestOfTheirs(context, friend), session.reports.again)
