import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { unreadOf } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import { quietly, type ChatContext, type ChatSession } from './chat-context'

/** Tells the server; what it cannot be told now is told later. */
export const reportRead = ({ deps }: ChatContext, session: ChatSession, friend: UserId): T.Task<void> =>
  pipe(
    deps.gateway.read(friend, session.readUpTo.get(friend)),
    TE.match(
      () => void session.unreported.add(friend),
      () => void session.unreported.delete(friend),
    ),
  )

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

/**
 * What was read here before this page, up to their newest message: the page that read it may have been closed before the
 * server heard of it, whose count would then come back; null: the server has been told, or nothing of theirs is here.
 */
const readEarlier = ({ model }: ChatContext, session: ChatSession, friend: UserId): Instant | null =>
  session.readUpTo.has(friend) ? null : (model.messages.findLast(({ sender }) => sender === friend)?.at ?? null)

/**
 * Marks the open conversation read while somebody looks at it, here and on the server, once for each change
 * (@rule CHAT-55, CHAT-23).
 */
export const readOpen = (context: ChatContext, session: ChatSession): T.Task<void> =>
  T.flatten(async () => {
    const { friend } = context.model
    if (friend === null || !context.deps.page.visible()) return T.of(undefined)
    const upTo = unreadUpTo(context, session, friend) ?? readEarlier(context, session, friend)
    if (upTo === null || upTo <= (session.readUpTo.get(friend) ?? 0)) return T.of(undefined)
    session.readUpTo.set(friend, upTo)
    return pipe(
      quietly(context, session.store.markRead(friend, upTo)),
      T.flatMap(() => reportRead(context, session, friend)),
    )
  })
