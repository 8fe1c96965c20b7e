import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import { messageParts } from './message-parts.codec'
import type { PictureFile } from '../../../application/kernel/picture-preparer.port'
import { toMessageUuid, toUserId, type MessageUuid, type UserId } from '../../../domain/kernel/ids'

const checked = <From extends string | number, To extends From>(
  name: string,
  from: t.Type<From, From, unknown>,
  make: (value: From) => O.Option<To>,
): t.Type<To, From, unknown> =>
  new t.Type<To, From, unknown>(
    name,
    (u): u is To => from.is(u) && O.isSome(make(u)),
    (u, context) => {
      const made = from.is(u) ? make(u) : O.none
      return O.isSome(made) ? t.success(made.value) : t.failure(u, context)
    },
    (value) => value,
  )

export const userId = checked<number, UserId>('UserId', t.number, toUserId)
export const messageUuid = checked<string, MessageUuid>('MessageUuid', t.string, toMessageUuid)
const bit = t.union([t.literal(0), t.literal(1)])
const kind = t.keyof({ txt: null, gift: null, friend: null, giftAsk: null, img: null, video: null, system: null })

/** A message in the table `chat-history` (@rule CHAT-49, CHAT-54); `expires` is ours. */
export const historyRow = t.intersection([
  t.type({
    messageUuid,
    messageType: t.number,
    messageTypeValue: t.number,
    userId,
    croomId: t.string,
    read: bit,
    bizType: t.number,
    content: t.string,
    timestamp: t.number,
    receiverId: userId,
    senderId: userId,
    messageId: t.number,
  }),
  t.partial({ id: t.number, uniqueId: t.string, expires: t.number }),
  messageParts,
])

/**
 * A conversation in the table `chat-user` (@rule CHAT-50, CHAT-51). `noReadCount` is what the server listed last; what is
 * shown is derived from rows. `readUpTo`, `lastKind`, `demo` are ours, and so are `deletedUpTo` (what lies before is gone), `untold`
 * (the server does not know that yet), `listedAt` (the newest that the gateway told without a message: by its list, or a
 * request) and `expiring` (when the next message goes by itself).
 */
export const conversationRow = t.intersection([
  t.type({
    croomId: t.string,
    userId,
    senderId: t.number,
    friendId: userId,
    userName: t.string,
    headImg: t.string,
    relation: t.number,
    stick: bit,
    noReadCount: t.number,
    timestampUser: t.number,
    messageUuid: t.string,
    messageType: t.number,
    messageTypeValue: t.number,
    content: t.string,
    timestamp: t.number,
    demo: bit,
    lastKind: kind,
    readUpTo: t.number,
  }),
  t.partial({ id: t.number, deletedUpTo: t.number, listedAt: t.number, untold: bit, expiring: t.number }),
])

const isPictureFile = (value: unknown): value is PictureFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'type' in value &&
  typeof value.type === 'string' &&
  'size' in value &&
  typeof value.size === 'number'

/** A file of this device, which is no plain record; IndexedDB keeps it as it is. */
const pictureFile = new t.Type<PictureFile, PictureFile, unknown>(
  'PictureFile',
  isPictureFile,
  (u, context) => (isPictureFile(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

/** A message that waits, in the table `outbox`; it holds the message whole, so that it outlives the history (PLUS-15). */
export const outboxRow = t.intersection([
  t.type({
    messageUuid,
    userId,
    croomId: t.string,
    message: historyRow,
    attempts: t.number,
    nextAt: t.number,
    failure: t.union([
      t.null,
      t.intersection([t.type({ code: t.number, message: t.string }), t.partial({ until: t.number })]),
    ]),
  }),
  t.partial({ id: t.number, translated: t.boolean, inCall: t.boolean, picture: pictureFile }),
])

/** The last row of the inbox that is stored, in the table `cursor`. */
export const cursorRow = t.type({ userId, seq: t.number })

export type HistoryRow = t.TypeOf<typeof historyRow>
export type ConversationRow = t.TypeOf<typeof conversationRow>
export type OutboxRow = t.TypeOf<typeof outboxRow>
export type CursorRow = t.TypeOf<typeof cursorRow>
