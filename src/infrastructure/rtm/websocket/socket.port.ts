/** What is needed of the browser's WebSocket; `ws` of Node and test doubles offer it as well. */
export interface Socket {
  readonly send: (text: string) => void
  readonly close: () => void
}

export interface SocketEvents {
  readonly onOpen: () => void
  readonly onText: (text: unknown) => void
  /** Closed or failed; also twice. */
  readonly onOver: () => void
}

export type OpenSocket = (address: string, events: SocketEvents) => Socket

type SocketKind = new (address: string) => WebSocket

/** Sockets of this constructor: the browser's own, or one of its kind. */
export const socketsOf =
  (Kind: SocketKind): OpenSocket =>
  (address, { onOpen, onOver, onText }) => {
    const socket = new Kind(address)
    socket.onopen = onOpen
    socket.onmessage = (event) => onText(event.data)
    socket.onclose = onOver
    socket.onerror = onOver
    return socket
  }
