import { WebSocket } from 'ws'
import { socketsOf, type OpenSocket } from '../../src/infrastructure/rtm/websocket/socket.port'

/** Sockets that can be broken without a goodbye. */
export interface CutSockets {
  readonly open: OpenSocket
  readonly cut: () => void
}

/** The network of one browser, Wi-Fi and all. */
export interface Network {
  online: boolean
}

/** Nobody answers there. */
const NOWHERE = 'ws://127.0.0.1:1'

/** Sockets of Node with the cookies of a browser, each of which can be broken. */
export const makeSockets = (cookies: () => string, network: Network): CutSockets => {
  const all = new Set<WebSocket>()
  class Cookied extends WebSocket {
    constructor(address: string) {
      super(network.online ? address : NOWHERE, { headers: { cookie: cookies() } })
      all.add(this)
      this.on('close', () => all.delete(this))
    }
  }
  return {
    open: socketsOf(Cookied as unknown as Parameters<typeof socketsOf>[0]),
    cut: () => all.forEach((socket) => socket.terminate()),
  }
}
