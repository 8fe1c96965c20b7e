import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { watchedWriting, type ChatContext, type ChatSession } from './chat-context'
import { dropUnstored, isUnstored, unstoredOf, type Unstored } from './unstored'

const store = (context: ChatContext, session: ChatSession, unstored: Unstored): T.Task<void> =>
  T.flatten(async () => {
    const { settings } = context.deps
    const { extras, message } = unstored
    if (!isUnstored(settings, message)) return T.of(undefined)
    return pipe(
      watchedWriting(context)(session.store.enqueue(message, extras)),
      TE.match(
        () => undefined,
        () => dropUnstored(settings, message),
      ),
    )
  })

/**
 * Writes what an earlier page could not store before it went away, with its uuid: one that is stored, sent or deleted by now
 * changes nothing. What the store does not take stays for the next start (@rule PLUS-17).
 */
export const storeUnstored = (context: ChatContext, session: ChatSession): T.Task<void> =>
  pipe(
    unstoredOf(context.deps, session.me),
    T.traverseSeqArray((unstored) => store(context, session, unstored)),
    T.map(() => undefined),
  )
