import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { unreadOf } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { quietly, type ChatContext, type ChatSession } from './chat-context'

/** What can be marked read, and where it is noted that it was. */
interface Reading {
  readonly upTo: Instant | null
  readonly marks: Map<UserId, Instant>
}

/** Their newest message that is loaded; null: none. */
const newestOfTheirs = ({ model }: ChatContext, friend: UserId): Instant | null =>
  model.messages.findLast(({ sender }) => sender === friend)?.at ?? null

/** Only what others wrote counts: the time of an own message that waits is this machine's, and may lie ahead. */
const unreadHere = ({ model }: ChatContext, { me, readUpTo: marks }: ChatSession): Reading => {
  const theirs = model.messages.filter((message) => message.sender !== me)
  return { upTo: unreadOf(theirs, me) > 0 ? (theirs.at(-1)?.at ?? null) : null, marks }
}

/** Up to when a conversation was read in this session; undefined: it was not. */
export const lastRead = (
  { countedUpTo, readUpTo }: Pick<ChatSession, 'countedUpTo' | 'readUpTo'>,
  friend: UserId,
): Instant | undefined => {
  const [read, counted] = [readUpTo.get(friend), countedUpTo.get(friend)]
  return read === undefined || counted === undefined ? (read ?? counted) : Math.max(read, counted)
}

/** What the list counts beyond that, of which nothing need be here; while an own message waits, the list may end with it. */
const unreadInList = (context: ChatContext, session: ChatSession, friend: UserId): Reading => {
  const { conversations, messages } = context.model
  const listed = conversations.find((one) => one.friend === friend)
  const waits = messages.some(({ delivery, sender }) => sender === session.me && delivery._tag !== 'Sent')
  const lastAt = waits ? newestOfTheirs(context, friend) : (listed?.lastAt ?? null)
  const isNews =
    listed !== undefined && listed.unread > 0 && lastAt !== null && lastAt > (lastRead(session, friend) ?? 0)
  return { upTo: isNews ? lastAt : null, marks: session.countedUpTo }
}

/** Marks a conversation read up to a moment, of the list unless said, here and on the server; what the store does not take is tried again. */
export const readTo = (
  context: ChatContext,
  session: ChatSession,
  friend: UserId,
  upTo: Instant,
  marks: Reading['marks'] = session.countedUpTo,
): T.Task<void> => {
  marks.set(friend, upTo)
  return pipe(
    quietly(
      context,
      pipe(
        session.store.markRead(friend, upTo),
        TE.tapError(() => TE.fromIO(() => void marks.delete(friend))),
      ),
    ),
    T.flatMap(() => session.reports.tell(friend)),
  )
}

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
    const readings: readonly Reading[] = [
      unreadHere(context, session),
      unreadInList(context, session, friend),
      { upTo: more(friend), marks: session.readUpTo },
    ]
    for (const { marks, upTo } of readings)
      if (upTo !== null && upTo > (marks.get(friend) ?? 0)) return readTo(context, session, friend, upTo, marks)
    return otherwise(friend)
  })

/**
 * Marks the open conversation read while somebody looks at it, here and on the server, once for each change. What a page before
 * this one has read is told too: it may have been closed before the server heard of it, whose count would then come back
 * (@rule CHAT-55, CHAT-23).
 */
export const readOpen = (context: ChatContext, session: ChatSession): T.Task<void> =>
  look(context, session, (friend) => (lastRead(session, friend) === undefined ? newestOfTheirs(context, friend) : null))

/**
 * As `readOpen`, for a conversation that is being opened: what another tab has read meanwhile is told too, for that may be closed
 * as well, and what could not be told is told again (@rule CHAT-11, CHAT-55).
 */
export const readAtOpening = (context: ChatContext, session: ChatSession): T.Task<void> =>
  look(context, session, (friend) => newestOfTheirs(context, friend), session.reports.again)
