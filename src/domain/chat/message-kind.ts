import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Message, MessageKind } from './message'

/** The numbers of a message on the wire: type and value (@rule CHAT-29, CHAT-31). */
export interface MessageNumbers {
  readonly type: number
  readonly typeValue: number
}

/** What is written for the kinds that this product makes itself (@rule CHAT-29, CHAT-31, CHAT-73). */
export const numbers = {
  text: { type: 1, typeValue: 0 },
  friend: { type: 2, typeValue: 1 },
  image: { type: 3, typeValue: 3 },
  gift: { type: 5, typeValue: 4 },
  call: { type: 7, typeValue: 7 },
  system: { type: 4, typeValue: -3 },
} as const satisfies Readonly<Record<string, MessageNumbers>>

/** The type that a text written in a video call is sent with; it is kept as any text (@rule CHAT-73). */
export const SENT_IN_CALL = 4

/** Of no kind: what was deleted here stays as an empty row, so that the server's history does not bring it back. */
export const DELETED: MessageNumbers = { type: -1, typeValue: -1 }

/** Chat messages and call records are one family (@rule CHAT-40, CHAT-41). */
export const CHAT_BIZ_TYPE = 1040

/** @rule CHAT-29 CHAT-30 CHAT-33 */
const byValue: Readonly<Record<number, MessageKind>> = { 0: 'txt', 1: 'friend', 3: 'img', 4: 'gift', [-3]: 'system' }
const byType: Readonly<Record<number, MessageKind>> = { 1: 'txt', 2: 'friend', 3: 'img', 5: 'gift' }
const callTypes: readonly number[] = [7, 10]
const GIFT = 5
const GIFT_REQUEST = 6

const innerType = (content: string): O.Option<unknown> =>
  pipe(
    O.tryCatch((): unknown => JSON.parse(content)),
    O.flatMap((inner) =>
      typeof inner === 'object' && inner !== null && 'type' in inner ? O.some(inner.type) : O.none,
    ),
  )

const byInnerType = (content: string): O.Option<MessageKind> =>
  pipe(
    innerType(content),
    O.flatMap((inner) =>
      inner === GIFT ? O.some<MessageKind>('gift') : inner === GIFT_REQUEST ? O.some<MessageKind>('giftAsk') : O.none,
    ),
  )

/**
 * What a message is to its reader: its value decides, then its type; call records carry no value of their own, so that
 * their type decides. None: not known, to be dropped (@rule CHAT-29, CHAT-30, CHAT-33).
 */
export const kindOf = ({
  type,
  typeValue,
  content,
}: Pick<Message, 'type' | 'typeValue' | 'content'>): O.Option<MessageKind> => {
  if (callTypes.includes(type) && typeValue === 0) return O.some('video')
  const known = byValue[typeValue] ?? byType[type]
  if (known !== undefined) return O.some(known)
  if (type === 4) return byInnerType(content)
  return callTypes.includes(type) ? O.some('video') : O.none
}
