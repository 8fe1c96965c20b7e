import * as t from 'io-ts'
import { get, post } from './call'
import { personInfo } from './user.codec'
import { nothing, page, shape, text, whole } from './wire.codec'

const none = t.type({})
const like = t.type({ userId: whole, place: text(32) })
const liked = t.type({ mutual: t.boolean, goldNum: t.number })
const video = shape({ id: t.string, video_url: t.string, recorded: t.literal(1), user: personInfo }, { pic: t.string })
const byMatch = t.type({ matchId: text(64) })

/** Rows 26 to 37, 180 and 181 of the wire. */
export const matchingCalls = {
  matching: post({
    row: 26,
    path: '/matches/api/V1/matching',
    params: t.type({ callLocation: whole }),
    reply: nothing,
  }),
  exitMatch: post({ row: 27, path: '/play/v1/camcam/exit_match', params: none, reply: nothing }),
  playConf: get({
    row: 28,
    path: '/play/v1/camcam/play_conf',
    params: none,
    reply: t.partial({
      countdown: t.number,
      freePrice: t.number,
      livecamFakeCallPageShowSeconds: t.number,
      livecamMatchPrice: t.number,
      vipPrice: t.number,
      likePrice: t.number,
    }),
  }),
  take: post({ row: 29, path: '/play/v1/camcam/take', params: none, reply: personInfo }),
  like: post({ row: 30, path: '/matches/api/like', params: like, reply: liked, flags: { idempotent: true } }),
  liveCamLike: post({
    row: 31,
    path: '/matches/api/livcam/matches/like',
    params: like,
    reply: liked,
    flags: { idempotent: true },
  }),
  addFriend: post({
    row: 32,
    path: '/matches/api/matches/friend/addFriend',
    params: t.type({ friendUserId: whole }),
    reply: nothing,
    flags: { idempotent: true },
  }),
  overallConf: get({ row: 33, path: '/play/v1/camcam/overall_conf', params: none, reply: t.UnknownRecord }),
  takeVideo: get({ row: 34, path: '/play/v1/camcam/takeVideo', params: none, reply: video }),
  hotList: get({ row: 35, path: '/play/v1/camcam/hotList', params: none, reply: page(video) }),
  wall: get({ row: 36, path: '/play/v1/camcam/wall', params: none, reply: page(personInfo) }),
  leave: post({ row: 37, path: '/play/v1/camcam/leave', params: byMatch, reply: nothing }),
  join: post({
    row: 180,
    path: '/matches/api/V1/join',
    params: byMatch,
    reply: nothing,
    flags: { idempotent: true },
  }),
  show: post({
    row: 181,
    path: '/matches/api/V1/show',
    params: t.type({ matchId: text(64), show: t.boolean }),
    reply: nothing,
  }),
}
