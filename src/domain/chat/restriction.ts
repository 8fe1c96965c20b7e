import type { Relation } from '../friends/relation'
import { isSystem, type UserId } from '../kernel/ids'
import type { Message, MessageKind } from './message'
import { kindOf } from './message-kind'
import * as O from 'fp-ts/Option'

/** Why nothing can be written to somebody (@rule CHAT-71, CHAT-72). */
export type Restriction =
  /** It is the product's own sender. */
  | 'Notices'
  /** A request stands between both. */
  | 'NotYetFriends'
  | 'NoLongerFriends'

/** @rule CHAT-71 CHAT-72 */
const byRelation: Readonly<Record<Relation, Restriction | null>> = {
  friend: null,
  asked: 'NotYetFriends',
  asking: 'NotYetFriends',
  stranger: 'NoLongerFriends',
}

/** What is told before somebody tries to write; null: they may, or nothing is known of the other (@rule CHAT-71, CHAT-72). */
export const restrictionOf = (friend: UserId, relation: Relation | null): Restriction | null => {
  if (isSystem(friend)) return 'Notices'
  return relation === null ? null : byRelation[relation]
}

/** What the gateway itself writes for somebody is no word of theirs. */
const notWritten: ReadonlySet<MessageKind> = new Set(['video', 'system'])

/** Whether `friend` has written anything; with `older` messages nobody here knows, and the gateway decides (@rule CHAT-70). */
export const arePicturesAllowed = (
  friend: UserId,
  messages: readonly Pick<Message, 'sender' | 'type' | 'typeValue' | 'content'>[],
  older: boolean,
): boolean =>
  older ||
  messages.some((message) => {
    const kind = kindOf(message)
    return message.sender === friend && O.isSome(kind) && !notWritten.has(kind.value)
  })
