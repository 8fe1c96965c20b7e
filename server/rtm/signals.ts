import type { Frame } from '../../src/infrastructure/gateway/contract/frame.codec'
import type { Bus } from '../bus/bus.port'
import type { ClientFrame } from './client-frame'
import type { Rooms } from './rooms.port'
import { signalTopic } from './topics'

type SignalFrame = Extract<ClientFrame, { kind: 'signal' }>

const refusedFrame = (id: string, code: number): Frame => ({ kind: 'refused', id, body: { code } })

/** Passes a signal to the other person of a live room; the answer says whether it was passed on. */
export const relaySignal = async (
  { bus, rooms }: { readonly bus: Bus; readonly rooms: Rooms },
  userId: number,
  { body, id }: SignalFrame,
  allowed: boolean,
): Promise<Frame> => {
  if (!allowed) return refusedFrame(id, 429)
  const peer = body.from === userId ? await rooms.peerOf(body.roomNum, userId) : null
  if (peer === null || peer !== body.to) return refusedFrame(id, 403)
  bus.publish(signalTopic(peer), JSON.stringify(body))
  return { kind: 'ack', id, body: { seq: 0 } }
}
