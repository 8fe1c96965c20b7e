import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as t from 'io-ts'
import type { CallSignal } from '../../domain/calls/call-signal'
import { toRoomNum, toUserId, type RoomNum, type UserId } from '../../domain/kernel/ids'
import { signalBody } from '../gateway/contract/frame.codec'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** What two browsers tell each other; nobody but the other side vouches for it. */
const callSignal: t.Type<CallSignal, unknown, unknown> = t.union([
  t.type({ _tag: t.literal('Hello'), instance: t.string }),
  t.type({
    _tag: t.literal('Description'),
    type: t.keyof({ offer: null, answer: null, pranswer: null, rollback: null }),
    sdp: t.string,
    turn: t.number,
    from: t.string,
    to: orNull(t.string),
  }),
  t.type({
    _tag: t.literal('Candidate'),
    candidate: t.string,
    sdpMid: orNull(t.string),
    sdpMLineIndex: orNull(t.number),
  }),
  t.type({ _tag: t.literal('OfferWanted'), from: t.string, restart: t.boolean }),
  t.intersection([
    t.type({ _tag: t.literal('Devices'), microphone: t.boolean, camera: t.boolean }),
    t.partial({ held: t.boolean }),
  ]),
  t.type({ _tag: t.literal('Face'), face: t.keyof({ yes: null, no: null, unknown: null }), blurred: t.boolean }),
  t.type({
    _tag: t.literal('Invitation'),
    name: t.string,
    price: t.number,
    token: t.string,
    location: t.number,
  }),
])

export interface PeerSignal {
  readonly room: RoomNum
  readonly from: UserId
  readonly signal: CallSignal
}

/** None: not readable. */
export const peerSignalOf = (body: unknown): O.Option<PeerSignal> =>
  pipe(
    O.Do,
    O.bind('read', () => O.fromEither(signalBody.decode(body))),
    O.bind('room', ({ read }) => toRoomNum(read.roomNum)),
    O.bind('from', ({ read }) => toUserId(read.from)),
    O.bind('signal', ({ read }) => O.fromEither(callSignal.decode(read.data))),
    O.map(({ from, room, signal }) => ({ room, from, signal })),
  )
