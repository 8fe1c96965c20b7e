import * as t from 'io-ts'
import { get, post, upload } from './call'
import { rtmCalls } from './rtm.calls'
import { bit, nothing, shape, text, whole } from './wire.codec'

/** The client sends the number of the room under both names. */
const room = shape({ roomNum: text(64) }, { room_Id: text(64) })
const roomAliases = { room_Id: 'roomNum' } as const
const roomOnly = t.type({ roomNum: text(64) })
const lifecycle = (row: number, path: string) => post({ row, path, params: room, aliases: roomAliases, reply: nothing })
const roomAction = (row: number, path: string) => post({ row, path, params: roomOnly, reply: nothing })

const target = t.type({ calleeUserId: whole, callLocation: whole })
const targetAliases = { c_u_id: 'calleeUserId', c_locate: 'callLocation' } as const

const created = shape(
  {
    roomNum: t.string,
    callType: t.number,
    callPrice: t.number,
    serverCall: t.number,
    calleeRtcRoomToken: t.string,
    polite: t.boolean,
  },
  { calleeRtmIds: t.array(t.string), goddessLocation: t.number, rtcAppId: t.string },
)

/** State of both directions of one medium (PLUS-8). */
const medium = t.type({
  out: t.keyof({ on: null, off: null, limited: null }),
  in: t.keyof({ flowing: null, lost: null }),
})

export const media = t.type({ sound: medium, picture: medium })

const disputeState = t.keyof({ none: null, open: null, refunded: null, rejected: null })

/** `returned` coins and whether it can be disputed are for the caller, `points` for a host (CALL-65, PLUS-7). */
export const receipt = shape(
  {
    connectedMs: t.number,
    pausedMs: t.number,
    billedMinutes: t.number,
    price: t.number,
    coins: t.number,
    dispute: disputeState,
  },
  { returned: t.number, points: t.number, disputable: t.boolean },
)

/** Rows 1 to 25 and 163 to 166 of the wire. */
export const callsCalls = {
  launch: lifecycle(1, '/videocall/v1/launch'),
  cancel: lifecycle(2, '/videocall/v1/cancel'),
  answer: post({
    row: 3,
    path: '/videocall/v1/answer',
    params: room,
    aliases: roomAliases,
    reply: t.type({ rtcRoomToken: t.string, polite: t.boolean }),
  }),
  timeout: lifecycle(4, '/videocall/v1/timeout'),
  hangup: lifecycle(5, '/videocall/v1/hangup'),
  notifyEndCall: lifecycle(6, '/videocall/v1/notifyEndCall'),
  notifyJoinCall: lifecycle(7, '/videocall/v1/notifyJoinCall'),
  notifyStartCall: lifecycle(8, '/videocall/v1/notifyStartCall'),
  refuse: lifecycle(9, '/api/call/refuse'),
  /** `resumable`: both leases may still be renewed (CALL-68). */
  getInfo: get({
    row: 10,
    path: '/videocall/v1/getInfo',
    params: roomOnly,
    reply: shape(
      { roomNum: t.string, callerUserId: whole, calleeUserId: whole, resumable: t.boolean },
      {
        videoTime: t.number,
        hangupReason: t.number,
        hangupUserId: t.number,
        accept: t.number,
        addType: t.number,
        callLocation: t.number,
        callPrice: t.number,
        /** Which side gives way when both offer at once. */
        polite: t.boolean,
        state: t.string,
      },
    ),
  }),
  record: post({
    row: 11,
    path: '/videocall/v1/record',
    params: t.type({ r_u_id: whole, r_id: text(64) }),
    reply: nothing,
  }),
  submitRecord: post({
    row: 12,
    path: '/videocall/v1/submit_record',
    params: shape({ r_u_id: whole, r_id: text(64), call_total_times: whole }, { matchId: text(64) }),
    inAddress: ['matchId'],
    reply: nothing,
  }),
  uploadSnapshots: upload({
    row: 13,
    path: '/videocall/v1/upload_snapshots',
    params: t.partial({
      sex: whole,
      location: whole,
      m_r_id: text(64),
      v_type: whole,
      m_u_id: whole,
      c_id: whole,
      model: text(200),
      app_version: text(64),
    }),
    reply: nothing,
    file: 'snapshot',
  }),
  preCheck: post({
    row: 14,
    path: '/api/call/preCheck',
    params: target,
    aliases: targetAliases,
    reply: shape(
      { price: t.number },
      {
        currentCoin: t.number,
        balance: t.number,
        gender: t.number,
        /** About what a minute costs, in whole units of the currency (PLUS-3). */
        money: t.type({ amount: t.number, currency: t.string }),
      },
    ),
  }),
  /** Success without a room number shows the reply's text (CALL-36). */
  create: post({
    row: 15,
    path: '/api/call/create',
    params: target,
    aliases: targetAliases,
    reply: t.union([created, t.null, t.undefined]),
    flags: { idempotent: true },
  }),
  getPrice: get({ row: 16, path: '/api/call/getPrice', params: target, reply: t.type({ price: t.number }) }),
  roomCancel: roomAction(17, '/api/call/cancel'),
  roomJoin: roomAction(18, '/api/call/join'),
  roomFirstFrame: roomAction(19, '/api/call/firstFrame'),
  roomHangup: roomAction(20, '/api/call/hangup'),
  roomLeave: roomAction(21, '/api/call/leave'),
  roomTimeout: roomAction(22, '/api/call/timeout'),
  previewVideo: get({
    row: 23,
    path: '/videocall/v1/previewVideo',
    params: t.type({ search_u_id: whole }),
    reply: shape(
      { video_url: t.string, accept_random_duration: t.number, hangup_random_duration: t.number },
      { recorded: bit },
    ),
  }),
  ringStatus: post({ row: 24, path: '/api/call/ringStatus', params: t.type({ status: whole }), reply: nothing }),
  rtmToken: rtmCalls.token,
  ice: get({
    row: 163,
    path: '/rtc/v1/ice',
    params: roomOnly,
    reply: shape(
      {
        iceServers: t.array(shape({ urls: t.array(t.string) }, { username: t.string, credential: t.string })),
        iceTransportPolicy: t.keyof({ all: null, relay: null }),
        expires: t.number,
      },
      { pass: t.type({ appId: t.string, token: t.string, user: whole }) },
    ),
  }),
  lease: post({
    row: 164,
    path: '/videocall/v1/lease',
    params: t.type({ roomNum: text(64), media }),
    reply: t.type({ billedMinutes: t.number, balance: t.number, paused: t.boolean, pausedMs: t.number }),
  }),
  receipt: get({ row: 165, path: '/videocall/v1/receipt', params: roomOnly, reply: receipt }),
  dispute: post({
    row: 166,
    path: '/videocall/v1/dispute',
    params: t.type({ roomNum: text(64), reason: text(1_000) }),
    reply: t.type({ state: disputeState }),
    flags: { idempotent: true },
  }),
}
