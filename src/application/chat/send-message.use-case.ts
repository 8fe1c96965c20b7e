import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { compose } from '../../domain/chat/composing'
import { numbers } from '../../domain/chat/message-kind'
import type { UserId } from '../../domain/kernel/ids'
import type { ChatFeature } from './chat.feature'
import type { ChatContext } from './chat-context'
import { draftOf, keepDraft } from './drafts'
import { addressed, writeMessage } from './write-message'

/** What was typed is in the store now; what has been typed since stays. */
const dropDraft = ({ deps, model }: ChatContext, me: UserId, friend: UserId, draft: string): void => {
  if (draftOf(deps.settings, me, friend) !== draft) return
  keepDraft(deps.settings, me, friend, '')
  if (model.friend === friend) model.setDraft('')
}

const prepare = (context: ChatContext, text: string) =>
  pipe(
    E.Do,
    E.bind('to', () => addressed(context)),
    E.bind('content', () => compose(text, context.deps.config.sensitiveWords)),
  )

/**
 * Shows a text in the open conversation as pending and stores it together with its outbox row; sending is the outbox's
 * business. Left: it shows no longer, and the text stays in the box (@rule CHAT-62, CHAT-66, CHAT-20).
 */
export const makeSendMessage =
  (context: ChatContext): ChatFeature['send'] =>
  (text) =>
  () => {
    const prepared = prepare(context, text)
    if (E.isLeft(prepared)) return TE.left(prepared.left)()
    const { content, to } = prepared.right
    const { deps, model } = context
    const draft = draftOf(deps.settings, to.session.me, to.friend)
    const extras = model.translating === 'on' ? { translated: true } : {}
    return pipe(
      writeMessage(context, to, { ...numbers.text, content }, extras),
      TE.tapIO(() => () => dropDraft(context, to.session.me, to.friend, draft)),
    )()
  }
