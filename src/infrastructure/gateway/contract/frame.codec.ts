import * as t from 'io-ts'
import { whole } from './wire.codec'

/**
 * Frames of the socket `/rtm` (wire 169). A frame with `seq` is a row of the inbox and is delivered in order until it is
 * acknowledged; a frame without is a hint of the moment: a room action, a peer's signal, presence, a kick, a beat.
 */
export const frame = t.intersection([
  t.type({ kind: t.string, body: t.unknown }),
  t.partial({ seq: t.number, id: t.string }),
])

export type Frame = t.TypeOf<typeof frame>

/** What became of a translation that the sender asked for: `done` carries the text in `language`, the others carry none. */
export const translationBody = t.intersection([
  t.type({ state: t.keyof({ done: null, failed: null, unavailable: null }) }),
  t.partial({ text: t.string, language: t.string }),
])

/** A message as stored, sent in inbox rows, history and snapshots (CHAT-27). */
export const messageBody = t.intersection([
  t.type({
    messageId: t.number,
    messageUuid: t.string,
    senderId: whole,
    receiverId: whole,
    message_type: t.number,
    message_type_value: t.number,
    content: t.string,
    timeStamp: t.number,
  }),
  t.partial({
    bizType: t.number,
    noticeType: t.number,
    expire: t.number,
    picture_url: t.string,
    picture_width: t.number,
    picture_height: t.number,
    giftId: t.number,
    giftStar: t.number,
    integral: t.number,
    addType: t.number,
    accept: t.number,
    textContent: t.string,
    translation: translationBody,
    uniqueId: t.string,
    read: t.number,
    bizData: t.unknown,
    extra: t.unknown,
  }),
])

/** Everything of `friendId`'s conversation up to and with `upTo` has been read; `by` is the reader. */
export const readBody = t.type({ readerId: whole, friendId: whole, upTo: t.number })

/** The inbox's owner has deleted the conversation with `friendId`: what was sent up to and with `upTo` is gone (CHAT-14, FRND-35). */
export const deletedBody = t.type({ friendId: t.number, upTo: t.number })

/**
 * The relation of the inbox's owner to `userId` has become `relation`; with what is needed to show the person. `userName` is the
 * owner's remark where there is one, `stick` 1 for a favourite.
 */
export const relationBody = t.intersection([
  t.type({ userId: whole, relation: t.number, at: t.number }),
  t.partial({ userName: t.string, headImg: t.string, status: t.number, demo: t.number, goddess: t.number }),
  t.partial({ stick: t.number, remark: t.string }),
])

/** An own picture was looked at by the operator: `state` is that of a photo, `id` its id in the album (PROF-23). */
export const photoBody = t.intersection([
  t.type({ kind: t.keyof({ head: null, background: null, album: null }), state: t.number }),
  t.partial({ id: t.number }),
])

/** The backpack of the inbox's owner has changed: lists of gifts that were kept are old (GIFT-3, GIFT-6). */
export const goodsBody = t.type({})

export const balanceBody = t.type({ goldNum: t.number, payStatus: t.number })

/** A room action (CALL-57): `action` 1 carries caller, price and token; 2 carries `by`. */
export const roomBody = t.intersection([
  t.type({ action: t.number, roomNum: t.string, at: t.number }),
  t.partial({
    callPrice: t.number,
    rtcRoomToken: t.string,
    polite: t.boolean,
    by: t.union([t.literal('caller'), t.literal('self')]),
    goldNum: t.number,
    notEnough: t.boolean,
    callLocation: t.number,
    caller: t.type({ id: whole, userName: t.string, headImg: t.string, demo: t.number }),
  }),
])

/**
 * A peer's signal in a room: an offer, an answer, a candidate, or a note such as mute; between strangers of a deployment
 * with a relay the gateway takes every address but the relay's out of it. The sender's frame carries an `id`; the gateway
 * answers with the same `id`: `ack` (`seq` 0) when it was taken, else `refused`.
 */
export const signalBody = t.type({ roomNum: t.string, from: whole, to: whole, data: t.unknown })

/** A friend whom the owner wants to be reminded of has come online; a hint of the moment (FRND-41, CHAT-85). */
export const friendOnlineBody = t.type({ userId: whole, userName: t.string, headImg: t.string, at: t.number })

export const presenceBody = t.type({ userId: whole, status: t.number })

/**
 * The session has ended elsewhere; `code` is a code of `errors.md`, or 0 for a sign-in beyond the allowed number. `data` is a
 * `banNotice` with 10115, 10116 and 10117.
 */
export const kickBody = t.intersection([t.type({ code: t.number, message: t.string }), t.partial({ data: t.unknown })])

/** First frame of the client: the real-time token of call 25 and the last row it has stored. */
export const helloBody = t.type({ token: t.string, cursor: t.number })

/** Answer to it: rows after `cursor` follow, or, with `snapshot`, wire 184 is to be read first. */
export const welcomeBody = t.type({ head: t.number, snapshot: t.boolean })

/** Of the client: rows up to `seq` are stored. */
export const ackBody = t.type({ seq: t.number })

export type MessageBody = t.TypeOf<typeof messageBody>
export type ReadBody = t.TypeOf<typeof readBody>
export type RelationBody = t.TypeOf<typeof relationBody>
export type FriendOnlineBody = t.TypeOf<typeof friendOnlineBody>
export type PhotoBody = t.TypeOf<typeof photoBody>
export type GoodsBody = t.TypeOf<typeof goodsBody>
export type BalanceBody = t.TypeOf<typeof balanceBody>
export type RoomBody = t.TypeOf<typeof roomBody>
export type SignalBody = t.TypeOf<typeof signalBody>
