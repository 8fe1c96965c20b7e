import * as t from 'io-ts'
import { bit, whole } from './wire.codec'

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

/** A room action (CALL-57): `action` 1 carries caller, price and token; 2 carries `by`; 102 carries `show` (PLUS-11). */
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
    show: t.boolean,
    caller: t.type({ id: whole, userName: t.string, headImg: t.string, demo: t.number }),
  }),
])

/** Whom a match brings, as the owner of the inbox sees them (CALL-2); `demo` 1: one of the seeded people (PLUS-1). */
const matchPerson = t.type({
  id: whole,
  ident: t.string,
  headImg: t.string,
  userName: t.string,
  gender: t.union([t.literal(1), t.literal(2)]),
  birthday: t.string,
  countryId: t.number,
  relation: t.number,
  demo: bit,
})

/**
 * Somebody was found (MTCH-27). It is of no use after `expires`, on the gateway's clock as `at` is; `price` is what the owner of
 * the inbox pays when both have joined. With `recorded` 1 the person is a recording (PLUS-1): nothing is joined, left or paid.
 */
export const matchBody = t.type({
  matchId: t.string,
  at: t.number,
  expires: t.number,
  price: t.number,
  recorded: bit,
  person: matchPerson,
})

/** Both have joined, and `price` was paid: the room of the match, with what row 15 tells of one. */
export const matchReadyBody = t.intersection([
  t.type({
    matchId: t.string,
    at: t.number,
    price: t.number,
    roomNum: t.string,
    role: t.keyof({ caller: null, callee: null }),
    rtcRoomToken: t.string,
    polite: t.boolean,
    callType: t.number,
    callPrice: t.number,
    serverCall: t.number,
  }),
  t.partial({ rtcAppId: t.string }),
])

/** The other one likes the owner of the inbox too, and may call until `expires`, on the gateway's clock as `at` is (MTCH-30). */
export const mutualLikeBody = t.type({
  userId: whole,
  userName: t.string,
  headImg: t.string,
  demo: t.number,
  at: t.number,
  expires: t.number,
})

/** The match is no longer there, and nothing was paid; `waiting` 1: the owner of the inbox is in the queue again, in the old place. */
export const matchGoneBody = t.type({ matchId: t.string, at: t.number, waiting: bit })

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
export type MatchBody = t.TypeOf<typeof matchBody>
export type MatchReadyBody = t.TypeOf<typeof matchReadyBody>
export type MutualLikeBody = t.TypeOf<typeof mutualLikeBody>
export type MatchGoneBody = t.TypeOf<typeof matchGoneBody>
export type SignalBody = t.TypeOf<typeof signalBody>
