import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { MessageUuid } from '../../domain/kernel/ids'
import { inSession, type ChatContext } from './chat-context'

/** Translates a text that came in on this device, once at a time; what failed may be asked for again. */
export const makeTranslateMessage =
  (context: ChatContext) =>
  (uuid: MessageUuid): T.Task<void> =>
    inSession(context, (session) => {
      const { deps, model } = context
      const bubble = model.bubbles.find((one) => one.uuid === uuid)
      const state = bubble?.translation?._tag
      if (bubble?.kind !== 'txt' || state === 'Working' || state === 'Done') return T.of(undefined)
      model.extras.setTranslation(uuid, { _tag: 'Working' })
      return pipe(
        deps.translator.translate(bubble.text),
        T.map((translation) =>
          context.session() === session ? model.extras.setTranslation(uuid, translation) : undefined,
        ),
      )
    })
