import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { UserId } from '../kernel/ids'
import { withoutMarkup } from '../kernel/markup'
import { MINUTE, type Instant } from '../kernel/time'
import type { Delivery, ShownMessage, StoredMessage } from './delivery'
import { kindOf } from './message-kind'

/** @rule CHAT-19 */
export const SEPARATOR_GAP_MS = 5 * MINUTE

/** Whether a time stands above a message; always above the first (@rule CHAT-19). */
export const isSeparated = (before: Instant | null, at: Instant): boolean =>
  before === null || at - before >= SEPARATOR_GAP_MS

const shownOne = (message: StoredMessage, me: UserId, before: Instant | null): O.Option<ShownMessage> =>
  pipe(
    kindOf(message),
    O.map((kind) => ({
      uuid: message.uuid,
      mine: message.sender === me,
      kind,
      text: kind === 'txt' ? withoutMarkup(message.content) : message.content,
      at: message.at,
      delivery: message.delivery,
      separated: isSeparated(before, message.at),
    })),
  )

const isSameDelivery = (one: Delivery, other: Delivery): boolean =>
  one._tag === 'Failed' && other._tag === 'Failed'
    ? one.why.code === other.why.code && one.why.message === other.why.message
    : one._tag === other._tag

/** Whether two bubbles say the same, though each was read from the store anew. */
export const isSameBubble = (one: ShownMessage, other: ShownMessage): boolean =>
  one === other ||
  (one.uuid === other.uuid &&
    one.kind === other.kind &&
    one.text === other.text &&
    one.at === other.at &&
    one.mine === other.mine &&
    one.separated === other.separated &&
    isSameDelivery(one.delivery, other.delivery))

/** Stored messages, oldest first, as bubbles; what is of no known kind is left out (@rule CHAT-19, CHAT-33, CHAT-34). */
export const shown = (messages: readonly StoredMessage[], me: UserId): readonly ShownMessage[] => {
  const bubbles: ShownMessage[] = []
  for (const message of messages) {
    const bubble = shownOne(message, me, bubbles.at(-1)?.at ?? null)
    if (O.isSome(bubble)) bubbles.push(bubble.value)
  }
  return bubbles
}
