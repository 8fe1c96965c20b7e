import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type {
  CallGateway,
  CreatedCall,
  Notification,
  Receipt,
  RoomInfo,
} from '../../application/calls/call-gateway.port'
import type { MediaPass } from '../../application/calls/media-room.port'
import type { GatewayError } from '../../application/kernel/gateway-error'
import type { Money } from '../../domain/kernel/money'
import { SECOND } from '../../domain/kernel/time'
import { toRoomNum, toUserId, type RoomNum } from '../../domain/kernel/ids'
import { callsCalls } from './contract/calls.calls'
import type { ReplyOf } from './contract/call'
import { eventsCalls } from './contract/events.calls'
import { matchingCalls } from './contract/matching.calls'
import type { Answer, Gateway } from './gateway'
import { discard, required } from './mapped'

const notifications = {
  launch: callsCalls.launch,
  cancel: callsCalls.cancel,
  refuse: callsCalls.refuse,
  timeout: callsCalls.timeout,
  hangup: callsCalls.hangup,
  notifyJoinCall: callsCalls.notifyJoinCall,
  notifyStartCall: callsCalls.notifyStartCall,
  notifyEndCall: callsCalls.notifyEndCall,
} as const satisfies Readonly<Record<Notification, unknown>>

/** @rule CALL-7 */
const ofMatch = {
  ...notifications,
  cancel: callsCalls.roomCancel,
  timeout: callsCalls.roomTimeout,
  hangup: callsCalls.roomHangup,
  notifyJoinCall: callsCalls.roomJoin,
  notifyStartCall: callsCalls.roomFirstFrame,
  notifyEndCall: callsCalls.roomLeave,
} as const satisfies Readonly<Record<Notification, unknown>>

/** A lifecycle call names its room twice. */
const named = (room: RoomNum) => ({ roomNum: room, room_Id: room })

/** Without a room the reply's text is all there is to say (@rule CALL-36). */
const created = ({
  data,
  message,
}: Answer<ReplyOf<typeof callsCalls.create>>): TE.TaskEither<GatewayError, CreatedCall> =>
  data === null || data === undefined
    ? TE.left({ _tag: 'Refusal', code: 200, message, data: null })
    : pipe(
        toRoomNum(data.roomNum),
        required('room'),
        TE.map((room) => ({
          room,
          price: data.callPrice,
          callType: data.callType,
          calleeRtmIds: data.calleeRtmIds ?? [],
          goddessLocation: data.goddessLocation ?? 0,
          rtcAppId: data.rtcAppId ?? '',
          token: data.calleeRtcRoomToken,
          serverCall: data.serverCall,
          polite: data.polite,
        })),
      )

const roomInfo = (data: ReplyOf<typeof callsCalls.getInfo>): TE.TaskEither<GatewayError, RoomInfo> =>
  pipe(
    TE.Do,
    TE.bind('caller', () => pipe(toUserId(data.callerUserId), required('caller'))),
    TE.bind('callee', () => pipe(toUserId(data.calleeUserId), required('callee'))),
    TE.map(({ callee, caller }) => ({
      caller,
      callee,
      resumable: data.resumable,
      location: data.callLocation ?? 0,
      price: data.callPrice ?? 0,
      talkedMs: (data.videoTime ?? 0) * SECOND,
      ...(data.polite === undefined ? {} : { polite: data.polite }),
    })),
  )

const iceServer = ({ credential, urls, username }: ReplyOf<typeof callsCalls.ice>['iceServers'][number]) => ({
  urls,
  ...(username === undefined ? {} : { username }),
  ...(credential === undefined ? {} : { credential }),
})

/** Who cannot be named has no pass: the vendor's adapter then says so. */
const passOf = (channel: RoomNum, pass: ReplyOf<typeof callsCalls.ice>['pass']): { readonly pass?: MediaPass } => {
  const user = pass === undefined ? O.none : toUserId(pass.user)
  return pass === undefined || O.isNone(user)
    ? {}
    : { pass: { appId: pass.appId, token: pass.token, channel, user: user.value } }
}

/** A price in money is shown only when it can be: a real amount in a currency by its code (@rule PLUS-3). */
const moneyOf = (money: Money | undefined): O.Option<Money> =>
  money !== undefined && Number.isFinite(money.amount) && money.amount >= 0 && /^[A-Z]{3}$/.test(money.currency)
    ? O.some(money)
    : O.none

const receiptOf = (receipt: ReplyOf<typeof callsCalls.receipt>): Receipt => ({
  ...receipt,
  returned: receipt.returned ?? 0,
  points: receipt.points ?? 0,
  disputable: receipt.disputable ?? false,
})

/** Record, submission and call report; each is sent whatever became of the others (@rule CALL-56, GATE-24). */
const reports =
  ({ ask }: Gateway): CallGateway['report'] =>
  (room, durationMs, peer) => {
    const seconds = Math.round(durationMs / SECOND)
    const record = { r_u_id: peer, r_id: room }
    const sent = T.sequenceSeqArray<E.Either<GatewayError, unknown>>([
      ask(callsCalls.record, record),
      ask(callsCalls.submitRecord, { ...record, call_total_times: seconds }),
      ask(eventsCalls.callReport, { roomNum: room, duration: seconds }),
    ])
    return pipe(
      sent,
      T.map((all) => pipe(all, E.sequenceArray, E.map(discard))),
    )
  }

const talk = (gateway: Gateway): Pick<CallGateway, 'dispute' | 'ice' | 'info' | 'lease' | 'receipt' | 'report'> => ({
  ice: (room) =>
    pipe(
      gateway.ask(callsCalls.ice, { roomNum: room }),
      TE.map(({ iceServers, iceTransportPolicy, pass }) => ({
        servers: iceServers.map(iceServer),
        policy: iceTransportPolicy,
        ...passOf(room, pass),
      })),
    ),
  lease: (room, media) =>
    pipe(
      gateway.ask(callsCalls.lease, { roomNum: room, media }),
      TE.map(({ balance, ...lease }) => ({ ...lease, coins: balance })),
    ),
  receipt: (room) => pipe(gateway.ask(callsCalls.receipt, { roomNum: room }), TE.map(receiptOf)),
  dispute: (room, reason) =>
    pipe(
      gateway.ask(callsCalls.dispute, { roomNum: room, reason }),
      TE.map(({ state }) => state),
    ),
  report: reports(gateway),
  info: (room) => pipe(gateway.ask(callsCalls.getInfo, { roomNum: room }), TE.flatMap(roomInfo)),
})

/** Calls over the wire (rows 1 to 10, 11, 12, 14, 15, 17 to 22, 24, 161, 163 to 166, 181). */
export const makeCallGateway = (gateway: Gateway): CallGateway => ({
  ...talk(gateway),
  preCheck: (callee, location) =>
    pipe(
      gateway.ask(callsCalls.preCheck, { calleeUserId: callee, callLocation: location }),
      TE.map(({ balance, currentCoin, money, price }) => ({
        coins: currentCoin ?? balance ?? 0,
        price,
        money: moneyOf(money),
      })),
    ),
  create: (callee, location) =>
    pipe(gateway.askWhole(callsCalls.create, { calleeUserId: callee, callLocation: location }), TE.flatMap(created)),
  answer: (room) =>
    pipe(
      gateway.ask(callsCalls.answer, named(room)),
      TE.map(({ polite, rtcRoomToken }) => ({ token: rtcRoomToken, polite })),
    ),
  notify: (what, room, kind) =>
    pipe(
      kind === 'match' ? gateway.ask(ofMatch[what], { roomNum: room }) : gateway.ask(notifications[what], named(room)),
      TE.map(discard),
    ),
  show: (matchId) => pipe(gateway.ask(matchingCalls.show, { matchId, show: true }), TE.map(discard)),
  ringStatus: (busy) => pipe(gateway.ask(callsCalls.ringStatus, { status: busy ? 1 : 2 }), TE.map(discard)),
})
