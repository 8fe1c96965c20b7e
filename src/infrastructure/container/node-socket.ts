import { WebSocket } from 'ws'
import type { OpenSocket } from '../rtm/websocket/socket.port'
import type { NodeCookies } from '../node/cookies'

/** Sockets of Node, which carry the session's cookie as those of a page do. */
export const nodeSockets =
  (cookies: Pick<NodeCookies, 'header'>): OpenSocket =>
  (address, { onOpen, onOver, onText }) => {
    const cookie = cookies.header(address)
    const socket = new WebSocket(address, { headers: cookie === '' ? {} : { cookie } })
    socket.on('open', onOpen)
    socket.on('message', (data, binary) => onText(binary ? null : data.toString()))
    socket.on('close', onOver)
    socket.on('error', onOver)
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }
