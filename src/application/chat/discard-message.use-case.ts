import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { MessageUuid } from '../../domain/kernel/ids'
import { inSession, quietly, type ChatContext } from './chat-context'
import { dropUnstored } from './unstored'

/** Takes back a message that was refused; one that may still be on its way stays. The rest of the conversation goes on. */
export const makeDiscardMessage =
  (context: ChatContext) =>
  (uuid: MessageUuid): T.Task<void> =>
    inSession(context, (session) => {
      const { model } = context
      const message = model.messages.find((one) => one.uuid === uuid)
      if (message?.delivery._tag !== 'Failed') return T.of(undefined)
      dropUnstored(context.deps.settings, message)
      return quietly(
        context,
        pipe(
          session.store.discard(uuid),
          TE.map((gone) => {
            if (!gone) return
            model.load(
              message.receiver,
              model.messages.filter((one) => one.uuid !== uuid),
            )
          }),
        ),
      )
    })
