import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { StoredMessage } from '../../domain/chat/delivery'
import type { Message } from '../../domain/chat/message'
import { CHAT_BIZ_TYPE } from '../../domain/chat/message-kind'
import { nextInstant } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import { refused, type Refused } from '../../domain/kernel/refused'
import type { QueuedExtras, StoreFailed } from './chat-store.port'
import { countUnanswered } from './message-times'
import { watchedWriting, whileIn, type ChatContext, type ChatSession } from './chat-context'
import { dropUnstored, isUnstored, keepUnstored, MOST_UNSTORED } from './unstored'

/** Whom something is about to be written to. */
export interface Addressed {
  readonly session: ChatSession
  readonly friend: UserId
}

/** The open conversation, when it may be written to. Left: `CHAT-23` none is open, `CHAT-71` they are no friends (@rule CHAT-71). */
export const addressed = (context: ChatContext): E.Either<Refused, Addressed> => {
  const session = context.session()
  const { friend, rights } = context.model
  if (session === null || friend === null || rights === null) return E.left(refused('CHAT-23'))
  return rights.restriction === null ? E.right({ session, friend }) : E.left(refused('CHAT-71'))
}

type Written = Pick<Message, 'type' | 'typeValue' | 'content' | 'picture'>

const messageTo = ({ deps, model }: ChatContext, { friend, session }: Addressed, written: Written): Message => ({
  uuid: deps.ids.uuid(),
  id: 0,
  sender: session.me,
  receiver: friend,
  bizType: CHAT_BIZ_TYPE,
  at: nextInstant(deps.clock.now(), model.timeline),
  ...written,
})

const shown = (message: Message): StoredMessage => ({ ...message, read: true, delivery: { _tag: 'Pending' } })

/** Stores a message that shows. Left: it shows no longer, and stays noted only if its person is signed out by now. */
const store = (
  context: ChatContext,
  { session }: Addressed,
  message: Message,
  extras: QueuedExtras,
): TE.TaskEither<StoreFailed, void> => {
  const { deps, model } = context
  return pipe(
    TE.of(undefined),
    whileIn(context, session),
    TE.flatMap(() => watchedWriting(context)(session.store.enqueue(message, extras))),
    TE.bimap(
      (failed) => {
        model.notWritten(message.uuid)
        if (context.session() === session) dropUnstored(deps.settings, message)
        return failed
      },
      () => {
        dropUnstored(deps.settings, message)
        if (context.session() === session) model.written(shown(message))
      },
    ),
  )
}

/**
 * Shows and notes a message in the same breath as the press, and stores it with its outbox row once it is painted, which may take
 * longer than a frame and outlive the page. A text whose person has signed out by then waits for them in its note; one whose note is
 * gone was let go of with its conversation, or stored by another tab (@rule PLUS-17, PLUS-18).
 */
export const writeMessage = (
  context: ChatContext,
  to: Addressed,
  written: Written,
  extras: QueuedExtras,
): TE.TaskEither<StoreFailed, void> => {
  const { deps, model } = context
  const message = messageTo(context, to, written)
  const noted = model.writing.length < MOST_UNSTORED && keepUnstored(deps.settings, { message, extras })
  const isElsewhere = (): boolean => noted && (context.session() !== to.session || !isUnstored(deps.settings, message))
  if (model.rights?.picturesAllowed === false) countUnanswered(deps.settings, to.friend)
  model.write(shown(message))
  return pipe(
    TE.fromTask(deps.page.painted),
    TE.flatMap(() =>
      isElsewhere() ? TE.fromIO(() => model.notWritten(message.uuid)) : store(context, to, message, extras),
    ),
  )
}
