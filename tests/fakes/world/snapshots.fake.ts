import * as E from 'fp-ts/Either'
import type { GatewayError } from '../../../src/application/kernel/gateway-error'
import type { SnapshotGateway } from '../../../src/application/calls/snapshot-gateway.port'
import { MINUTE, SECOND } from '../../../src/domain/kernel/time'
import { answeringSigned, refusal, type Rig } from './seat'
import type { World } from './world'

const OVER = 100006
const notAllowed: GatewayError = { _tag: 'HttpFailed', status: 403, retryAfter: 0 }

const stretches = [0, 1, 2, 3, 4].map((at) => ({
  from: 10 * SECOND + at * 2 * MINUTE,
  to: 10 * SECOND + (at + 1) * 2 * MINUTE,
}))

/** Takes pictures out of calls that are on, from the two who talk. */
export const makeSnapshotsFake = (world: World, seat: Rig): SnapshotGateway => {
  const asked = answeringSigned(seat, world.userOf)
  return {
    stretches: asked('snapshotConf', () => E.right(stretches)),
    send: ({ room: id, peer }) =>
      asked('uploadSnapshots', (user) => {
        const room = world.rooms.get(id)
        const two = room && [room.caller, room.callee]
        if (!two?.includes(user) || !two.includes(peer) || peer === user) return E.left(notAllowed)
        return room?.endedAt === null ? E.right(undefined) : E.left(refusal(OVER))
      }),
  }
}
