import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { StoredMessage } from '../../domain/chat/delivery'
import { withOlder } from '../../domain/chat/timeline'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import { watched, type ChatContext, type ChatSession } from './chat-context'
import { olderIf } from './load-newest'

/** So many are read at once on the way to a message: larger steps than scrolling takes. */
const STEP = 1_000

const holdsIt = (messages: readonly StoredMessage[], uuid: MessageUuid): boolean =>
  messages.some((message) => message.uuid === uuid)

/** All from the wanted message to `newer`; empty when it is not stored. */
const readTo = (
  context: ChatContext,
  session: ChatSession,
  [friend, uuid]: readonly [UserId, MessageUuid],
  newer: readonly StoredMessage[],
): T.Task<readonly StoredMessage[]> =>
  pipe(
    session.store.messages(friend, newer[0]?.at ?? Number.MAX_SAFE_INTEGER, STEP),
    watched(context),
    TE.getOrElse(() => T.of<readonly StoredMessage[]>([])),
    T.flatMap((page) => {
      if (page.length === 0) return T.of([])
      const read = withOlder(newer, page)
      return holdsIt(page, uuid) ? T.of(read) : readTo(context, session, [friend, uuid], read)
    }),
  )

/**
 * Loads older messages of the open conversation until this one is among them, all at once; false: it is no longer stored, or
 * another conversation is open by now (@rule PLUS-26).
 */
export const makeLoadTo =
  (context: ChatContext) =>
  (uuid: MessageUuid): T.Task<boolean> =>
  async () => {
    const { model } = context
    const { friend, messages } = model
    const session = context.session()
    if (session === null || friend === null) return false
    if (holdsIt(messages, uuid)) return true
    const read = await readTo(context, session, [friend, uuid], messages)()
    if (read.length === 0 || model.friend !== friend || context.session() !== session) return false
    model.load(friend, withOlder(model.messages, read), olderIf(true, model.older))
    return true
  }
