import * as O from 'fp-ts/Option'
import { isCallSignal } from '../../src/domain/calls/call-signal'
import { relayedSignal, ringingSignal } from '../../src/domain/calls/relayed-signal'
import type { Frame, SignalBody } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Bus } from '../bus/bus.port'
import type { ClientFrame } from './client-frame'
import type { RoomPeer, Rooms } from './rooms.port'
import { signalTopic } from './topics'

type SignalFrame = Extract<ClientFrame, { kind: 'signal' }>

const refusedFrame = (id: string, code: number): Frame => ({ kind: 'refused', id, body: { code } })

/** What of a signal the other side may see: while it rings, no address at all; of one who is met through a relay, only the relay's. */
const visible = (body: SignalBody, { relayOnly, rings }: RoomPeer): O.Option<SignalBody> => {
  if (!relayOnly && !rings) return O.some(body)
  const cut = rings ? ringingSignal : relayedSignal
  return isCallSignal(body.data) ? O.map((data) => ({ ...body, data }))(cut(body.data)) : O.none
}

/**
 * Passes a signal to the other person of a live room; the answer says whether it was taken. A candidate that the two may
 * not use is taken and dropped: its sender has nothing to do about it.
 */
export const relaySignal = async (
  { bus, rooms }: { readonly bus: Bus; readonly rooms: Rooms },
  userId: number,
  { body, id }: SignalFrame,
  allowed: boolean,
): Promise<Frame> => {
  if (!allowed) return refusedFrame(id, 429)
  const peer = body.from === userId ? await rooms.peerOf(body.roomNum, userId) : null
  if (peer === null || peer.id !== body.to) return refusedFrame(id, 403)
  const seen = visible(body, peer)
  if (O.isNone(seen) && peer.rings) return refusedFrame(id, 403)
  if (O.isSome(seen)) bus.publish(signalTopic(peer.id), JSON.stringify(seen.value))
  return { kind: 'ack', id, body: { seq: 0 } }
}
