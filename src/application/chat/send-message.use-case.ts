import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { compose } from '../../domain/chat/composing'
import { numbers } from '../../domain/chat/message-kind'
import type { ChatFeature } from './chat.feature'
import type { ChatModel } from './chat.model'
import type { ChatContext } from './chat-context'
import type { QueuedExtras } from './chat-store.port'
import { draftOf } from './drafts'
import { setDraft } from './set-draft'
import { addressed, writeMessage, type Addressed } from './write-message'

/** What the store does not take is a draft again, before what has been typed since. */
const putBack = (context: ChatContext, { friend, session }: Addressed, text: string): void => {
  if (context.session() !== session) return
  const since = draftOf(context.deps.settings, session.me, friend)
  setDraft(context, session, friend, since === '' ? text : `${text}\n${since}`)
}

/** How a text goes out: as one written in a video call, with a translation. */
const extrasOf = ({ inCall, translating }: ChatModel): QueuedExtras => ({
  ...(inCall && { inCall }),
  ...(translating === 'on' && { translated: true }),
})

const prepare = (context: ChatContext, text: string) =>
  pipe(
    E.Do,
    E.bind('to', () => addressed(context)),
    E.bind('content', () => compose(text, context.deps.config.sensitiveWords)),
  )

/**
 * Shows a text in the open conversation as pending and stores it together with its outbox row; sending is the outbox's
 * business. Left: it shows no longer, and the text stays in the box (@rule CHAT-62, CHAT-66, CHAT-20, CHAT-73).
 */
export const makeSendMessage =
  (context: ChatContext): ChatFeature['send'] =>
  (text) =>
  () => {
    const prepared = prepare(context, text)
    if (E.isLeft(prepared)) return TE.left(prepared.left)()
    const { content, to } = prepared.right
    const extras = extrasOf(context.model)
    setDraft(context, to.session, to.friend, '')
    return pipe(
      writeMessage(context, to, { ...numbers.text, content }, extras),
      TE.tapError(() => TE.fromIO(() => putBack(context, to, text))),
    )()
  }
