import { once } from 'node:events'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Kick } from '../../../src/application/realtime/realtime.port'
import { frame, helloBody, signalBody } from '../../../src/infrastructure/gateway/contract/frame.codec'

interface Person {
  readonly rows: { seq: number; kind: string; body: unknown }[]
  oldest: number
  acknowledged: number
  reachable: boolean
  readonly sockets: Map<WebSocket, number>
}

/** The socket of a gateway, as small as its contract allows: the path names the person. */
export const startMiniGateway = async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const people = new Map<number, Person>()
  const at = (user: number): Person => {
    const person = people.get(user) ?? { rows: [], oldest: 1, acknowledged: 0, reachable: true, sockets: new Map() }
    people.set(user, person)
    return person
  }
  const say = (socket: WebSocket, kind: string, body: unknown, more: object = {}) =>
    socket.send(JSON.stringify({ kind, body, ...more }))
  const deliver = (person: Person) =>
    person.sockets.forEach((sent, socket) => {
      const rows = person.rows.filter((row) => row.seq > sent)
      rows.forEach((row) => say(socket, row.kind, row.body, { seq: row.seq, id: `r${row.seq}` }))
      person.sockets.set(socket, rows.at(-1)?.seq ?? sent)
    })
  const greet = (person: Person, socket: WebSocket, cursor: number) => {
    const snapshot = cursor < person.oldest - 1
    say(socket, 'welcome', { head: person.oldest + person.rows.length - 1, snapshot })
    if (snapshot) return
    person.sockets.set(socket, cursor)
    deliver(person)
  }
  const relay = (socket: WebSocket, id: string, body: unknown) => {
    const signal = signalBody.decode(body)
    const targets = signal._tag === 'Right' ? [...at(signal.right.to).sockets.keys()] : []
    if (signal._tag === 'Right') targets.forEach((target) => say(target, 'signal', signal.right))
    say(socket, targets.length > 0 ? 'ack' : 'refused', targets.length > 0 ? { seq: 0 } : { code: 403 }, { id })
  }
  const hear = (person: Person, socket: WebSocket, text: string) => {
    const read = frame.decode(JSON.parse(text))
    if (read._tag === 'Left') return socket.close(4400)
    const { body, id, kind } = read.right
    if (kind === 'hello') {
      const hello = helloBody.decode(body)
      return hello._tag === 'Right' ? greet(person, socket, hello.right.cursor) : socket.close(4400)
    }
    if (kind === 'signal') return relay(socket, id ?? '', body)
    if (kind === 'ack' && typeof body === 'object' && body !== null && 'seq' in body)
      person.acknowledged = Math.max(person.acknowledged, Number(body.seq))
  }
  server.on('connection', (socket, request) => {
    const person = at(Number(request.url?.slice(1)))
    if (!person.reachable) return socket.terminate()
    socket.on('message', (data) => hear(person, socket, String(data)))
    socket.on('close', () => person.sockets.delete(socket))
  })
  const all = (user: number, kind: string, body: unknown) =>
    at(user).sockets.forEach((_sent, socket) => say(socket, kind, body))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    at,
    append: (user: number, kind: string, body: unknown): number => {
      const person = at(user)
      const seq = person.oldest + person.rows.length
      person.rows.push({ seq, kind, body })
      deliver(person)
      return seq
    },
    hint: all,
    kick: (user: number, kick: Kick) => {
      all(user, 'kick', kick)
      at(user).sockets.forEach((_sent, socket) => socket.close(4001))
    },
    cut: (user: number) => {
      at(user).reachable = false
      at(user).sockets.forEach((_sent, socket) => socket.terminate())
    },
    prune: (user: number) => {
      const person = at(user)
      person.oldest += person.rows.length
      person.rows.length = 0
    },
    close: async () => {
      server.clients.forEach((socket) => socket.terminate())
      server.close()
      await once(server, 'close')
    },
  }
}
