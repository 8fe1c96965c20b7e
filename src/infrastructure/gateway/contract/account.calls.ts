import * as t from 'io-ts'
import { get, plainGet, post, put, upload } from './call'
import { linkCalls } from './link.calls'
import { appealState } from './safety.codec'
import { loginReply, personInfo, photo, supplied, userInfo } from './user.codec'
import { bit, nothing, shape, text, whole } from './wire.codec'

const none = t.type({})
const publicCall = { public: true } as const
const reward = t.partial({ price: t.number, status: t.number, gold: t.number, img: t.string })
const beat = t.type({ status: whole, type: whole })

/** Rows 63 to 90, 171 to 173, 177, 178, 183, 185, 186 of the wire: session, own data, rewards of sign-in. */
export const accountCalls = {
  /** `token_key` comes from row 176 (`social-return.ts`); `login_type` is that of `loginTypes` in row 162 (DATA-28, DATA-29). */
  socialLogin: post({
    row: 63,
    path: '/account/v1/notworry/login',
    params: t.type({ token_key: text(512), login_type: whole }),
    reply: loginReply,
    flags: publicCall,
  }),
  addBasicInfo: post({
    row: 64,
    path: '/account/v1/notworry/addBasicInfo',
    params: t.type({
      cert_key: text(512),
      nick_name: text(500),
      sex: whole,
      birthday: supplied.birthday,
      adultStatement: supplied.adultStatement,
    }),
    reply: loginReply,
    flags: publicCall,
  }),
  logout: put({ row: 65, path: '/account/v1/logout', params: none, reply: nothing }),
  getUserInfo: get({
    row: 66,
    path: '/account/v1/getUserInfo',
    params: t.type({ search_u_id: whole }),
    reply: t.union([userInfo, personInfo]),
  }),
  autoLogin: post({
    row: 67,
    path: '/account/v1/auto_login',
    params: t.type({ userId: whole, cert: text(512) }),
    reply: loginReply,
    flags: publicCall,
  }),
  updateInfo: post({
    row: 68,
    path: '/account/v1/update_info',
    params: t.partial({
      userName: text(500),
      headImg: text(500),
      birthday: text(20),
      introduce: text(2_000),
      languages: t.array(text(40)),
      interestLabels: t.array(whole),
      background: text(500),
    }),
    reply: userInfo,
  }),
  uploadImage: upload({
    row: 69,
    path: '/account/v1/upload_image',
    params: none,
    reply: t.type({ headImg: t.string }),
    file: 'image',
  }),
  photos: get({
    row: 70,
    path: '/account/v1/photos',
    params: t.type({ search_u_id: whole }),
    reply: t.type({ list: t.array(photo) }),
  }),
  uploadPhotos: upload({ row: 71, path: '/account/v1/upload_photos', params: none, reply: photo, file: 'image' }),
  delPhotos: post({ row: 72, path: '/account/v1/del_photos', params: t.type({ id: whole }), reply: nothing }),
  interests: get({
    row: 73,
    path: '/account/v1/interests',
    params: none,
    reply: t.type({ list: t.array(t.type({ id: t.number, name: t.string })) }),
  }),
  languages: get({
    row: 74,
    path: '/account/v1/languages',
    params: none,
    reply: t.type({ list: t.array(t.type({ id: t.number, code: t.string, name: t.string })) }),
  }),
  agreement: get({
    row: 75,
    path: '/account/v1/agreement',
    params: t.type({ p_type: whole, userId: whole }),
    reply: t.type({ show_but: bit }),
  }),
  updateAgreement: post({
    row: 76,
    path: '/account/v1/update_agreement',
    params: t.type({ p_type: whole, agree_but: whole, userId: whole }),
    reply: nothing,
  }),
  countryOfAddress: get({
    row: 77,
    path: '/account/v1/notworry/get_country_ip',
    params: none,
    reply: t.type({ id: t.number, ab: t.string, ip: t.string }),
    flags: publicCall,
  }),
  rechargeStatus: get({
    row: 78,
    path: '/account/v1/recharge_status',
    params: none,
    reply: t.type({ payStatus: bit }),
  }),
  isGiveCoin: get({
    row: 79,
    path: '/account/v1/is_give_coin',
    params: t.type({ countryId: whole }),
    reply: t.type({ status: t.number, gold: t.number }),
  }),
  isPopup: get({
    row: 80,
    path: '/account/v1/is_popup',
    params: none,
    /** Coins that the tasks of today still hold; `now`: the gateway's time (ms). */
    reply: t.type({ signInCoin: t.number, liveCamBonus: t.number, now: t.number }),
  }),
  isPush: get({ row: 81, path: '/account/v1/is_push', params: t.type({ countryId: whole }), reply: reward }),
  savePush: post({
    row: 82,
    path: '/account/v1/save_push',
    params: t.type({ countryId: whole }),
    reply: t.type({ gold: t.number }),
    flags: { idempotent: true },
  }),
  isWebapp: get({ row: 83, path: '/account/v1/is_webapp', params: t.type({ c_id: whole }), reply: reward }),
  saveWebapp: post({
    row: 84,
    path: '/account/v1/save_webapp',
    params: t.type({ countryId: whole }),
    reply: t.type({ gold: t.number }),
    flags: { idempotent: true },
  }),
  heartBeat: post({ row: 85, path: '/account/v1/heart_beat', params: beat, reply: nothing }),
  updateHeartbeat: post({ row: 86, path: '/account/v1/update_heartbeat', params: beat, reply: nothing }),
  onlineStatus: get({
    row: 87,
    path: '/account/v1/notworry/getOnlineStatus',
    params: t.type({ userIds: text(4_000) }),
    reply: t.type({ list: t.array(t.type({ userId: whole, status: t.number })) }),
    flags: publicCall,
  }),
  deleteAccount: post({
    row: 88,
    path: '/account/v1/delete_account',
    params: t.type({ userId: whole }),
    /** Until then (ms) signing in keeps the account (PLUS-14). */
    reply: t.type({ deleteAt: t.number }),
  }),
  pushToken: post({
    row: 89,
    path: '/account/v1/push_token',
    params: t.type({ pushToken: text(4_000), gender: whole, c_id: whole }),
    reply: nothing,
  }),
  balance: get({ row: 90, path: '/account/v1/balance', params: none, reply: t.type({ goldNum: t.number }) }),
  exportData: get({ row: 171, path: '/account/v1/export', params: none, reply: t.UnknownRecord }),
  sessions: get({
    row: 172,
    path: '/account/v1/sessions',
    params: none,
    reply: t.type({
      list: t.array(
        shape(
          { sessionId: t.string, kind: t.string, createdAt: t.number, seenAt: t.number, current: t.boolean },
          { deviceName: t.string },
        ),
      ),
    }),
  }),
  endSession: post({
    row: 172,
    path: '/account/v1/sessions',
    params: t.type({ sessionId: text(128) }),
    reply: nothing,
  }),
  /** Without a session `appealToken` of `banNotice` says who appeals; with one, it is against what bars a device of the account. */
  appeal: post({
    row: 173,
    path: '/account/v1/appeal',
    params: shape({ text: text(1_000) }, { appealToken: text(128) }),
    reply: t.type({ state: appealState }),
    flags: publicCall,
  }),
  captcha: plainGet({
    row: 177,
    path: '/account/v1/notworry/captcha',
    params: none,
    reply: t.UnknownRecord,
    flags: publicCall,
  }),
  ...linkCalls,
  media: plainGet({ row: 185, path: '/account/v1/media/{id}', params: t.type({ id: text(128) }), reply: nothing }),
  ageStatement: post({
    row: 186,
    path: '/account/v1/age_statement',
    params: t.type({ version: text(64) }),
    reply: nothing,
  }),
}

const hostSettings = t.type({ price: whole, friendPrice: whole, friendsOnly: bit })

/** Row 183: what hosts set about themselves (CALL-66, CALL-25). */
export const hostCalls = {
  hostSettings: get({
    row: 183,
    path: '/account/v1/host_settings',
    params: none,
    reply: t.intersection([hostSettings, t.type({ points: t.number })]),
  }),
  setHostSettings: post({
    row: 183,
    path: '/account/v1/host_settings',
    params: t.partial(hostSettings.props),
    reply: t.intersection([hostSettings, t.type({ points: t.number })]),
  }),
}
