import type { UserId } from '../../../src/domain/kernel/ids'
import { frame } from '../../../src/infrastructure/gateway/contract/frame.codec'
import type { OpenSocket } from '../../../src/infrastructure/rtm/websocket/socket.port'
import { type Delivery, startDelivery } from '../../../server/rtm/delivery'
import { defaultSettings } from '../../../server/settings'
import type { World } from '../../fakes/world/world'
import type { Chaos } from './chaos'
import type { SimulatedGateway } from './gateway'

/** The sockets between clients and the simulated gateway, with the gateway's own delivery behind them. */
export interface SimulatedSockets {
  /** Sockets of one browser of this person. */
  readonly of: (user: UserId) => OpenSocket
  /** Breaks the sockets of a person, or of everybody. */
  readonly cut: (user?: UserId) => void
  readonly stop: () => void
}

interface Line {
  readonly user: UserId
  readonly wake: () => void
  readonly cut: () => void
}

const { socket: figures } = defaultSettings('local')
/** Wake-ups that are lost, as those of a bus are. */
const LOST_WAKES = 0.2

const numberIn = (body: unknown, name: string): number =>
  typeof body === 'object' && body !== null && name in body ? Number(Reflect.get(body, name)) : 0

export const makeSimulatedSockets = ({ clock }: World, chaos: Chaos, gateway: SimulatedGateway): SimulatedSockets => {
  const lines = new Set<Line>()
  const sentTo = new Map<UserId, number>()
  gateway.onRow((user) =>
    lines.forEach((line) => (line.user === user && chaos.chance() >= LOST_WAKES ? line.wake() : undefined)),
  )
  const stopLooking = clock.every(figures.lookMs, () => lines.forEach((line) => line.wake()))

  const of =
    (user: UserId): OpenSocket =>
    (_address, events) => {
      const [toClient, toGateway] = [chaos.direction(), chaos.direction()]
      let delivery: Delivery | null = null
      let isOver = false
      let heardAt = clock.now()

      const say = (text: string, loose = false): void =>
        toClient(() => (isOver ? undefined : events.onText(text)), loose)
      const over = (): void => {
        if (isOver) return
        isOver = true
        delivery?.stop()
        stopBeats()
        lines.delete(line)
        clock.after(1, events.onOver)
      }
      const line: Line = { user, wake: () => delivery?.wake(), cut: over }

      const begin = (cursor: number): Delivery =>
        startDelivery(
          {
            figures,
            userId: user,
            store: { read: (query) => query(undefined as never) },
            inbox: {
              freshAfter: () => [],
              readAfter: async (_db, id, after, limit) => gateway.rowsAfter(id as UserId, after, limit),
            },
            send: async (rows) => {
              for (const { id, json, kind, seq } of rows)
                say(`{"kind":"${kind}","body":${json},"seq":${seq},"id":"${id}"}`, true)
              sentTo.set(user, rows.at(-1)?.seq ?? 0)
            },
            fail: over,
          },
          cursor,
        )

      const greet = (named: number): void => {
        if (delivery !== null) return over()
        const cursor = gateway.flaws.takesSentForStored === true ? Math.max(named, sentTo.get(user) ?? 0) : named
        const head = gateway.head(user)
        const snapshot = cursor > head || cursor < gateway.oldest(user) - 1
        say(JSON.stringify({ kind: 'welcome', body: { head, snapshot } }))
        if (snapshot) return
        delivery = begin(cursor)
        delivery.wake()
      }

      const hear = (text: string): void => {
        if (isOver) return
        heardAt = clock.now()
        const read = frame.decode(JSON.parse(text))
        if (read._tag === 'Left') return over()
        const { body, kind } = read.right
        if (kind === 'hello') return greet(numberIn(body, 'cursor'))
        if (kind === 'ack' && delivery?.acknowledge(numberIn(body, 'seq')) === false) over()
      }

      const stopBeats = clock.every(figures.beatMs, () =>
        clock.now() - heardAt < figures.deadMs ? say('{"kind":"beat","body":null}') : over(),
      )
      lines.add(line)
      toClient(() => (isOver ? undefined : events.onOpen()))
      return { send: (text) => toGateway(() => hear(text)), close: over }
    }

  return {
    of,
    cut: (user) => [...lines].forEach((line) => (user === undefined || line.user === user ? line.cut() : undefined)),
    stop: () => {
      stopLooking()
      ;[...lines].forEach((line) => line.cut())
    },
  }
}
