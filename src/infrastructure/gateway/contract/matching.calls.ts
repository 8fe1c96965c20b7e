import * as t from 'io-ts'
import { get, post } from './call'
import { personInfo } from './user.codec'
import { recordedVideo } from './video.codec'
import { bit, nothing, page, shape, text, whole } from './wire.codec'

const none = t.type({})
const like = t.type({ userId: whole, place: text(32) })
/** `mutual`: the other likes the asker too; `recorded` 1: who likes back is a recording (PLUS-1). */
const liked = t.type({ mutual: t.boolean, goldNum: t.number, recorded: bit })
/** Locations and prices of one place (MTCH-16 to MTCH-21). */
const place = t.partial({
  afterLikeNormal: t.number,
  afterLikeFake: t.number,
  main: t.number,
  wall: t.number,
  normalPrice: t.number,
  playWayPrice: t.number,
  embed: t.number,
  embedPrice: t.number,
})
const hotVideo = t.intersection([recordedVideo, t.type({ user: personInfo })])
/**
 * Whom the asker wants to meet: `wantGender` 1 male or 2 female, `wantCountryId` a country, `wantLanguage` the code of a spoken
 * language; what is missing is 'any'.
 */
const wishes = t.partial({ wantGender: whole, wantCountryId: whole, wantLanguage: text(2) })
/** Ids, 20 at most. */
const few = t.refinement(t.array(whole), ({ length }) => length <= 20, 'Few')
/** Data of 30010 and 30011: so many ms until the quota is there again (MTCH-37). */
export const quotaReset = t.type({ resetMs: t.number })
/** Somebody on the wall; `points` are what a minute with them brings, told to hosts only (SAFE-22). */
const onWall = t.intersection([personInfo, t.partial({ points: t.number })])
const byMatch = t.type({ matchId: text(64) })

/** Rows 26 to 37, 180 and 181 of the wire. */
export const matchingCalls = {
  /** Enters the queue, and keeps the place in it: asked again at each new countdown; 25 s without it and the place is gone. */
  matching: post({
    row: 26,
    path: '/matches/api/V1/matching',
    params: t.intersection([t.type({ callLocation: whole }), wishes]),
    reply: nothing,
  }),
  exitMatch: post({ row: 27, path: '/play/v1/camcam/exit_match', params: none, reply: nothing }),
  /** Prices in coins a match; `countdown` and the page of a recorded call in seconds (MTCH-11, MTCH-26). */
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
      /** Of the asker: what the next match costs, how many more are free today, how many more there may be (a VIP: no end). */
      price: t.number,
      freeLeft: t.number,
      matchesLeft: t.number,
      resetMs: t.number,
    }),
  }),
  /**
   * Somebody to like or skip, who counts as one meeting of the day; without `user` nobody is left. `passed` are those who were
   * liked or skipped since the last asking, `held` those whom the client still has: who was shown and is neither comes again
   * and counts once. `left` is what remains of the day; a VIP has no end. 30011 with the data of `quotaReset`.
   */
  take: post({
    row: 29,
    path: '/play/v1/camcam/take',
    params: shape({ place: t.keyof({ card: null, search: null }) }, { held: few, passed: few }),
    reply: t.partial({ user: personInfo, left: t.number }),
  }),
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
  overallConf: get({
    row: 33,
    path: '/play/v1/camcam/overall_conf',
    params: none,
    reply: t.partial({ card: place, search: place, match: place, likePrice: t.number }),
  }),
  takeVideo: get({ row: 34, path: '/play/v1/camcam/takeVideo', params: none, reply: t.partial({ video: hotVideo }) }),
  hotList: get({
    row: 35,
    path: '/play/v1/camcam/hotList',
    params: t.partial({ pageNo: whole }),
    reply: page(hotVideo),
  }),
  /** Hosts, who is here first; `after` is the `next` of the page before. Without `next` the list is at its end (MTCH-2). */
  wall: get({
    row: 36,
    path: '/play/v1/camcam/wall',
    params: t.partial({ groupId: whole, filterCountryId: whole, after: text(64) }),
    reply: shape({ list: t.array(onWall) }, { next: t.string }),
  }),
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
