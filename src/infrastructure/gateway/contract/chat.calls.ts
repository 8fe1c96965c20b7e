import * as t from 'io-ts'
import { get, post, put, upload } from './call'
import { deletedBody, messageBody, relationBody } from './frame.codec'
import { nothing, page, shape, text, whole } from './wire.codec'

/** One row of the list of recent people; of alternative spellings the first present wins (CHAT-8, CHAT-9). */
export const recentUser = shape(
  { friendId: whole, headImg: t.string, userName: t.string },
  {
    message: t.string,
    content: t.string,
    messageType: t.number,
    messageTypeValue: t.number,
    unreadCount: t.number,
    noReadCount: t.number,
    time: t.number,
    timestamp: t.number,
    timestampUser: t.number,
    relation: t.number,
    stick: t.number,
    status: t.number,
    demo: t.number,
    userList: t.array(t.unknown),
  },
)

/** Rows 110 to 115, 170 and 184 of the wire. */
export const chatCalls = {
  /** Rows 110 and 170: the same `messageUuid` gets the same answer. */
  sendMsg: post({
    row: 110,
    path: '/chat/v1/send_msg',
    params: shape(
      { accept_u_id: whole, send_u_id: whole, msg_type: whole, msg: text(20_000), messageUuid: text(64) },
      {
        translate: whole,
        online_send_type: whole,
        targetLanguage: whole,
        routeType: whole,
        pictureUrl: text(500),
      },
    ),
    aliases: { receiveUserId: 'accept_u_id', sendUserId: 'send_u_id', needTranslate: 'translate' },
    reply: shape({ messageId: t.number, timeStamp: t.number }, { translateCode: t.number }),
  }),
  /** `upTo` (ms, ours): what came later is not read, for a reading that is told late. */
  readMsg: post({
    row: 111,
    path: '/chat/v1/read_msg',
    params: shape({ receiveUserId: whole, sendUserId: whole }, { upTo: whole }),
    reply: nothing,
  }),
  recentUsers: get({
    row: 112,
    path: '/chat/v1/listRecentUsers',
    params: t.type({ page_num: whole, page_size: whole }),
    reply: page(recentUser),
  }),
  history: get({
    row: 113,
    path: '/chat/v1/getChatMsg',
    params: t.type({ send_u_id: whole, page_num: whole, page_size: whole }),
    reply: shape({ list: t.array(messageBody) }, { pageNo: t.number, pages: t.number }),
  }),
  /** `upTo` (ms, ours): what came later stays, for a deletion that is told late. */
  deleteUser: put({
    row: 114,
    path: '/chat/v1/deleteUser',
    params: shape({ send_u_id: whole }, { upTo: whole }),
    reply: nothing,
  }),
  uploadImage: upload({
    row: 115,
    path: '/chat/v1/upload_image',
    params: t.type({}),
    reply: t.type({ data: t.string }),
    file: 'image',
  }),
  /** Pages hold messages; conversations, relations, deletions and cursor are those of the first page. */
  snapshot: get({
    row: 184,
    path: '/rtm/snapshot',
    params: t.type({ page: whole }),
    reply: t.type({
      cursor: t.number,
      pages: t.number,
      unread: t.number,
      conversations: t.array(recentUser),
      relations: t.array(relationBody),
      deletions: t.array(deletedBody),
      messages: t.array(messageBody),
    }),
  }),
}

export type RecentUser = t.TypeOf<typeof recentUser>
