import type { RealtimeListener } from '../../../src/application/realtime/realtime.port'
import type { OpenSocket, SocketEvents } from '../../../src/infrastructure/rtm/websocket/socket.port'
import { makeWebSocketRealtime } from '../../../src/infrastructure/rtm/websocket/websocket-realtime.adapter'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makePageFake } from '../../fakes/page.fake'
import { ME, listen } from './realtime.world'

/** The far end of one socket, played by the test. */
export interface FarEnd {
  readonly address: string
  readonly sent: { readonly kind: string; readonly body: unknown; readonly id?: string }[]
  readonly say: (kind: string, body: unknown, more?: { readonly seq?: number; readonly id?: string }) => void
  readonly raw: (text: unknown) => void
  readonly open: () => void
  readonly drop: () => void
  readonly closed: () => boolean
}

const farEnd = (address: string, events: SocketEvents) => {
  let closed = false
  const sent: FarEnd['sent'] = []
  const end: FarEnd = {
    address,
    sent,
    say: (kind, body, more = {}) => events.onText(JSON.stringify({ kind, body, ...more })),
    raw: events.onText,
    open: events.onOpen,
    drop: events.onOver,
    closed: () => closed,
  }
  const socket = {
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: () => {
      closed = true
    },
  }
  return { end, socket }
}

/** A connection whose every socket the test plays; `random` decides the waiting. */
export const stage = (random = 0.999) => {
  const clock = makeVirtualClock()
  const page = makePageFake()
  const journal = makeJournalFake()
  const sockets: FarEnd[] = []
  const openSocket: OpenSocket = (address, events) => {
    const { end, socket } = farEnd(address, events)
    sockets.push(end)
    return socket
  }
  const realtime = makeWebSocketRealtime({
    clock,
    page,
    journal,
    random: () => random,
    address: 'rtm',
    here: 'https://visavis.test/app/',
    openSocket,
  })
  const { entry, heard, listener } = listen(ME)
  const last = (): FarEnd => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }
  return {
    clock,
    page,
    journal,
    sockets,
    realtime,
    entry,
    heard,
    listener,
    last,
    /** Connects and is welcomed. */
    connect: async (over: Partial<RealtimeListener> = {}) => {
      const stop = realtime.connect(entry, { ...listener, ...over })
      await clock.settle()
      last().open()
      last().say('welcome', { head: 0, snapshot: false })
      return stop
    },
  }
}

export const ofKind = (end: FarEnd, kind: string): readonly unknown[] =>
  end.sent.filter((one) => one.kind === kind).map((one) => one.body)
