import type { Clock } from '../../../application/kernel/clock.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { Page } from '../../../application/kernel/page.port'
import type { Realtime } from '../../../application/realtime/realtime.port'
import { Connection } from './connection'
import { makeSignalBook } from './signal-book'
import { socketsOf, type OpenSocket } from './socket.port'

export interface WebSocketDeps {
  readonly clock: Clock
  readonly journal: Journal
  readonly page: Page
  /** From 0 to below 1; spreads the reconnecting of many. */
  readonly random: () => number
  /** As the runtime configuration gives it; a relative one is resolved against `here`. */
  readonly address: string
  readonly here: string
  readonly openSocket: OpenSocket
}

/** The socket's address: `http` becomes `ws`, `https` becomes `wss`. */
export const socketAddress = (address: string, here: string): string => {
  const url = new URL(address, here)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  return url.href
}

/**
 * The gateway's own socket (wire 169): rows in order and acknowledged once stored, hints of the moment, signals
 * (@rule GATE-28, GATE-30). Connecting again ends the connection before.
 */
export const makeWebSocketRealtime = (given: WebSocketDeps): Realtime => {
  let current: Connection | null = null
  const signals = makeSignalBook(
    given.clock,
    () => current !== null,
    (signal) => current?.post(signal),
  )
  const deps = { ...given, signals, address: socketAddress(given.address, given.here) }
  return {
    connect: (entry, listener) => {
      current?.stop()
      const connection = new Connection(deps, entry, listener, () => {
        if (current === connection) current = null
        signals.failAll()
      })
      current = connection
      return () => connection.stop()
    },
    signal: signals.send,
  }
}

/** The browser's own socket. */
export const browserSocket: OpenSocket = (address, events) => socketsOf(WebSocket)(address, events)
