import * as t from 'io-ts'
import { REMARK_UNITS } from '../../../domain/friends/remark'
import { get, post } from './call'
import { personInfo, photo } from './user.codec'
import { bit, nothing, page, shape, text, whole } from './wire.codec'

const friend = t.type({ f_u_id: whole })
const relation = t.type({ relation: t.number })
const person = t.type({ list: t.array(personInfo) })

/** Rows 38 to 55 and 179 of the wire. */
export const friendsCalls = {
  list: get({
    row: 38,
    path: '/friend/v1/get_friend_list',
    params: t.type({ page_num: whole, page_size: whole }),
    reply: page(personInfo),
  }),
  /** `add_location` 101 or 102; `videoId` of a hot video goes with 102 (FRND-18). `charged` is what it cost, `freeLeft` the free ones left today (FRND-16). */
  add: post({
    row: 39,
    path: '/friend/v1/add_friend',
    params: shape({ f_u_id: whole, add_location: whole }, { add_true: whole, videoId: text(64) }),
    aliases: { friendUserId: 'f_u_id', addWay: 'add_location', addReally: 'add_true' },
    reply: shape({ relation: t.number }, { charged: t.number, freeLeft: t.number }),
    flags: { idempotent: true },
  }),
  getRelation: get({ row: 40, path: '/friend/v1/getRelation', params: friend, reply: relation }),
  /** 1 puts a friend before the others, 0 takes that back (FRND-38). */
  favor: get({
    row: 41,
    path: '/friend/v1/favor',
    params: t.type({ f_u_id: whole, favor: whole }),
    aliases: { friendUserId: 'f_u_id', stick: 'favor' },
    reply: nothing,
  }),
  pin: get({
    row: 42,
    path: '/friend/v1/pin',
    params: t.type({ friendUserId: whole, stick: whole }),
    reply: nothing,
  }),
  /** `f_u_id` is the asker, `defriend_u_id` whom they block; so it is with 45. */
  addBlack: post({
    row: 43,
    path: '/friend/v1/add_black',
    params: t.type({ f_u_id: whole, defriend_u_id: whole }),
    aliases: { userId: 'f_u_id', blacklistUserId: 'defriend_u_id' },
    reply: nothing,
  }),
  blacklist: get({
    row: 44,
    path: '/friend/v1/get_blacklist',
    params: t.type({ page: whole, size: whole }),
    reply: page(personInfo),
  }),
  removeBlack: post({
    row: 45,
    path: '/friend/v1/remove_black',
    params: t.type({ defriend_u_id: whole, f_u_id: whole }),
    reply: nothing,
  }),
  /** '' takes the remark away; `nick_name` is the name to show from now on (FRND-40). */
  changeRemarkName: get({
    row: 46,
    path: '/friend/v1/change_remarkname',
    params: t.type({ f_u_id: whole, remark: text(REMARK_UNITS) }),
    reply: t.type({ nick_name: t.string }),
  }),
  delete: get({ row: 47, path: '/friend/v1/delete', params: friend, reply: nothing }),
  /** `status` of the request is the switch, that of the reply is the friend's presence. */
  changeOnlineRemind: post({
    row: 48,
    path: '/friend/v1/changeOnlineRemind',
    params: t.type({ f_u_id: whole, status: whole }),
    aliases: { friendUserId: 'f_u_id', switchStatus: 'status' },
    reply: t.type({ id: whole, remindSwitch: t.number, status: t.number }),
  }),
  /** Friends with their switches; `remindNum` counts those that are on, of `remindLimit` (FRND-41). */
  onlineRemindList: get({
    row: 49,
    path: '/friend/v1/getOnlineRemindList',
    params: t.type({ page_num: whole, page_size: whole }),
    reply: shape(
      {
        relationFriends: page(t.intersection([personInfo, t.type({ remindSwitch: t.number })])),
        remindNum: t.number,
      },
      { remindLimit: t.number },
    ),
  }),
  search: get({ row: 50, path: '/friend/v1/search', params: t.type({ s_txt: text(200) }), reply: person }),
  getPhotos: get({
    row: 51,
    path: '/friend/v1/get_photos',
    params: friend,
    reply: t.type({ list: t.array(photo) }),
  }),
  getVideos: post({
    row: 52,
    path: '/friend/v1/get_videos',
    params: friend,
    reply: t.type({ list: t.array(shape({ id: t.number, video_url: t.string }, { pic: t.string, recorded: bit })) }),
  }),
  deleteAlbumPic: post({
    row: 53,
    path: '/facade/api/album/deleteAlbumPic',
    params: t.type({ id: whole }),
    reply: nothing,
  }),
  searchUser: get({
    row: 54,
    path: '/friend/v1/searchUser',
    params: t.type({ searchUserId: whole }),
    reply: personInfo,
  }),
  /** A host to befriend: `hostId`, or with 0 whomever the gateway chooses; nobody once all were offered. `flag` 1 counts as offered today, 0 only looks. */
  timedSuggestion: get({
    row: 55,
    path: '/friend/v1/timedSuggestion',
    params: t.type({ hostId: whole, flag: whole }),
    reply: t.partial({ user: personInfo }),
  }),
  answerRequest: post({
    row: 179,
    path: '/friend/v1/answer_request',
    params: t.type({ f_u_id: whole, answer: t.keyof({ accept: null, refuse: null, withdraw: null }) }),
    reply: relation,
  }),
}
