import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { MessageUuid } from '../../domain/kernel/ids'
import { inSession, quietly, type ChatContext } from './chat-context'

/** Calls a picture back whose upload has not ended; one that is being sent by now stays (@rule CHAT-68). */
export const makeCancelPicture =
  (context: ChatContext) =>
  (uuid: MessageUuid): T.Task<void> =>
    inSession(context, (session) => {
      const { model } = context
      const message = model.timeline.find((one) => one.uuid === uuid)
      if (message?.delivery._tag !== 'Pending' || message.picture?.url !== '') return T.of(undefined)
      return quietly(
        context,
        pipe(
          session.store.discard(uuid),
          TE.map((gone) => {
            if (!gone) return
            session.uploads.get(uuid)?.()
            model.forget(message)
          }),
        ),
      )
    })
