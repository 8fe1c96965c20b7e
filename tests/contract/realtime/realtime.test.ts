import { afterAll, beforeAll, describe, it } from 'vitest'
import type { RoomNum, UserId } from '../../../src/domain/kernel/ids'
import { socketsOf } from '../../../src/infrastructure/rtm/websocket/socket.port'
import { makeWebSocketRealtime } from '../../../src/infrastructure/rtm/websocket/websocket-realtime.adapter'
import { makeVirtualClock, type VirtualClock } from '../../fakes/clock.fake'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makePageFake } from '../../fakes/page.fake'
import { makeRealtimeHub } from '../../fakes/realtime.hub'
import { startMiniGateway } from './mini-gateway'
import { realtimeCases } from './realtime.cases'
import type { RealtimeWorld } from './realtime.world'

/** A quarter of a second of the connection's time for every turn of the real one, 5 s at most. */
const waitOn =
  (clock: VirtualClock): RealtimeWorld['until'] =>
  async (what, condition) => {
    const limit = Date.now() + 5_000
    while (!condition()) {
      if (Date.now() > limit) throw new Error(`never: ${what}`)
      await clock.advance(250)
    }
  }

const hubWorld = (): RealtimeWorld => {
  const clock = makeVirtualClock()
  const hub = makeRealtimeHub(clock)
  return {
    join: hub.client,
    append: (user) => hub.append(user, { kind: 'unknown' }),
    acknowledged: hub.acknowledged,
    hangUp: (user, room) => hub.room(user, { _tag: 'HungUp', room, at: clock.now() }),
    presence: (user, about) => hub.presence(user, about, 'online'),
    kick: hub.kick,
    cut: hub.cut,
    heal: hub.heal,
    prune: hub.prune,
    until: waitOn(clock),
  }
}

describe('realtime: hub', () => {
  it.each(realtimeCases)('$title', ({ run }) => run(hubWorld()))
})

describe('realtime: socket against a gateway', () => {
  let gateway: Awaited<ReturnType<typeof startMiniGateway>>
  let series = 0
  beforeAll(async () => {
    gateway = await startMiniGateway()
  })
  afterAll(() => gateway.close())

  /** Each test has people of its own on the one gateway. */
  const socketWorld = (): RealtimeWorld => {
    const clock = makeVirtualClock()
    const base = (series += 1) * 1_000
    const real = (user: UserId) => base + user
    return {
      join: (user) => {
        const realtime = makeWebSocketRealtime({
          clock,
          journal: makeJournalFake(),
          page: makePageFake(),
          random: () => 0.5,
          address: `/${real(user)}`,
          here: `http://127.0.0.1:${gateway.port}/`,
          openSocket: socketsOf(WebSocket),
        })
        return {
          connect: (entry, { onSignal, onPresence, ...listener }) =>
            realtime.connect(
              { ...entry, user: real(user) as UserId },
              {
                ...listener,
                onSignal: (room, from, signal) => onSignal(room, (from - base) as UserId, signal),
                onPresence: (about, status) => onPresence((about - base) as UserId, status),
              },
            ),
          signal: (room, to, signal) => realtime.signal(room, real(to) as UserId, signal),
        }
      },
      append: (user) => gateway.append(real(user), 'mark', {}),
      acknowledged: (user) => gateway.at(real(user)).acknowledged,
      hangUp: (user, room: RoomNum) => gateway.hint(real(user), 'room', { action: 7, roomNum: room, at: clock.now() }),
      presence: (user, about) => gateway.hint(real(user), 'presence', { userId: real(about), status: 2 }),
      kick: (user, kick) => gateway.kick(real(user), kick),
      cut: (user) => gateway.cut(real(user)),
      heal: (user) => {
        gateway.at(real(user)).reachable = true
      },
      prune: (user) => gateway.prune(real(user)),
      until: waitOn(clock),
    }
  }
  it.each(realtimeCases)('$title', ({ run }) => run(socketWorld()))
})
