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

/**
 * What is told before somebody tries to write; null: they may, or nothing is known of the other. Two who are in a video call with
 * each other may (@rule CHAT-71, CHAT-72, CHAT-73).
 */
export const restrictionOf = (friend: UserId, relation: Relation | null, inCall: boolean): Restriction | null => {
  if (isSystem(friend)) return 'Notices'
  return relation === null || inCall ? null : byRelation[relation]
}

/** Whether only their call lets the two write to each other: words and nothing else (@rule CHAT-73). */
export const isWordsOnly = (relation: Relation | null, inCall: boolean): boolean => inCall && relation === 'stranger'

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

/** What somebody may write to another. */
export interface WritingRights {
  /** Why nothing can be written; null: it can. */
  readonly restriction: Restriction | null
  /** They have written something, as far as is known (CHAT-70). */
  readonly picturesAllowed: boolean
  /** The two are no friends; their call lets them write words to each other, and nothing else (CHAT-73). */
  readonly wordsOnly: boolean
}

interface Circumstances {
  readonly friend: UserId
  /** Null: not known. */
  readonly relation: Relation | null
  /** A video call with them is on. */
  readonly inCall: boolean
  readonly messages: Parameters<typeof arePicturesAllowed>[1]
  /** More messages than these there are. */
  readonly hasOlder: boolean
}

/** @rule CHAT-70 CHAT-71 CHAT-73 */
export const rightsTowards = ({ friend, hasOlder, inCall, messages, relation }: Circumstances): WritingRights => ({
  restriction: restrictionOf(friend, relation, inCall),
  picturesAllowed: arePicturesAllowed(friend, messages, hasOlder),
  wordsOnly: isWordsOnly(relation, inCall),
})
