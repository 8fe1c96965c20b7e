import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { compose } from '../../domain/chat/composing'
import type { StoredMessage } from '../../domain/chat/delivery'
import type { Message } from '../../domain/chat/message'
import { CHAT_BIZ_TYPE, numbers } from '../../domain/chat/message-kind'
import { nextInstant } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import { refused, type Refused } from '../../domain/kernel/refused'
import type { ChatFeature } from './chat.feature'
import type { StoreFailed } from './chat-store.port'
import { watched, type ChatContext, type ChatSession } from './chat-context'
import { draftOf, keepDraft } from './drafts'

interface Prepared {
  readonly session: ChatSession
  readonly message: Message
}

const textTo = ({ deps, model }: ChatContext, me: UserId, friend: UserId, content: string): Message => ({
  uuid: deps.ids.uuid(),
  id: 0,
  sender: me,
  receiver: friend,
  ...numbers.text,
  bizType: CHAT_BIZ_TYPE,
  content,
  at: nextInstant(deps.clock.now(), model.timeline),
})

const prepare = (context: ChatContext, text: string): E.Either<Refused, Prepared> => {
  const session = context.session()
  const { friend } = context.model
  if (session === null || friend === null) return E.left(refused('CHAT-23'))
  return pipe(
    compose(text, context.deps.config.sensitiveWords),
    E.map((content) => ({ session, message: textTo(context, session.me, friend, content) })),
  )
}

/** What was typed is in the store now; what has been typed since stays. */
const dropDraft = ({ deps, model }: ChatContext, me: UserId, friend: UserId, draft: string): void => {
  if (draftOf(deps.settings, me, friend) !== draft) return
  keepDraft(deps.settings, me, friend, '')
  if (model.friend === friend) model.setDraft('')
}

/** Shows the message in the same breath as the press; the store may take longer than a frame. */
const store = (context: ChatContext, { session, message }: Prepared): TE.TaskEither<StoreFailed, void> => {
  const { deps, model } = context
  const { receiver, uuid } = message
  const pending: StoredMessage = { ...message, read: true, delivery: { _tag: 'Pending' } }
  const draft = draftOf(deps.settings, session.me, receiver)
  model.write(pending)
  return pipe(
    watched(context)(session.store.enqueue(message)),
    TE.bimap(
      (failed) => {
        model.notWritten(uuid)
        return failed
      },
      () => {
        if (context.session() === session) model.written(pending)
        dropDraft(context, session.me, receiver, draft)
      },
    ),
  )
}

/**
 * Shows a text in the open conversation as pending and stores it together with its outbox row; sending is the outbox's
 * business. Left: it shows no longer, and the text stays in the box (@rule CHAT-62, CHAT-66, PLUS-17, PLUS-18).
 */
export const makeSendMessage =
  (context: ChatContext): ChatFeature['send'] =>
  (text) =>
  () => {
    const prepared = prepare(context, text)
    return E.isLeft(prepared) ? TE.left(prepared.left)() : store(context, prepared.right)()
  }
