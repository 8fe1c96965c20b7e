import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { compose } from '../../domain/chat/composing'
import type { Message } from '../../domain/chat/message'
import { CHAT_BIZ_TYPE, numbers } from '../../domain/chat/message-kind'
import { nextInstant } from '../../domain/chat/timeline'
import type { UserId } from '../../domain/kernel/ids'
import { refused } from '../../domain/kernel/refused'
import type { ChatFeature, SendError } from './chat.feature'
import { watched, type ChatContext, type ChatSession } from './chat-context'
import { keepDraft } from './drafts'

const textTo = ({ deps, model }: ChatContext, me: UserId, friend: UserId, content: string): Message => ({
  uuid: deps.ids.uuid(),
  id: 0,
  sender: me,
  receiver: friend,
  ...numbers.text,
  bizType: CHAT_BIZ_TYPE,
  content,
  at: nextInstant(deps.clock.now(), model.messages),
})

const showSent = ({ deps, model }: ChatContext, session: ChatSession, message: Message): void => {
  keepDraft(deps.settings, session.me, message.receiver, '')
  if (model.friend !== message.receiver) return
  model.setDraft('')
  if (model.messages.some((one) => one.uuid === message.uuid)) return
  model.load(message.receiver, [...model.messages, { ...message, read: true, delivery: { _tag: 'Pending' } }])
}

/**
 * Stores a text for the open conversation together with its outbox row, and shows it as pending; sending is the outbox's
 * business. Left: the text stays in the box (@rule CHAT-62, CHAT-66, PLUS-17, PLUS-18).
 */
export const makeSendMessage =
  (context: ChatContext): ChatFeature['send'] =>
  (text) =>
    pipe(
      TE.Do,
      TE.flatMapEither((): E.Either<SendError, { session: ChatSession; message: Message }> => {
        const session = context.session()
        const { friend } = context.model
        if (session === null || friend === null) return E.left(refused('CHAT-23'))
        return pipe(
          compose(text, context.deps.config.sensitiveWords),
          E.map((content) => ({ session, message: textTo(context, session.me, friend, content) })),
        )
      }),
      TE.tap(({ session, message }) => watched(context)(session.store.enqueue(message))),
      TE.map(({ session, message }) => showSent(context, session, message)),
    )
