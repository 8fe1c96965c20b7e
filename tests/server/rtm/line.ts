import { connect as connectTcp } from 'node:net'
import { WebSocket } from 'ws'
import type { Frame } from '../../../src/infrastructure/gateway/contract/frame.codec'
import { callsCalls } from '../../../src/infrastructure/gateway/contract/calls.calls'
import type { Asker } from '../asker'
import type { TestServer } from '../test-server'

/** One socket of somebody, with what it has heard. */
export interface Line {
  readonly frames: Frame[]
  /** The first frame that fits, heard already or to come. */
  readonly heard: (fits: (frame: Frame) => boolean) => Promise<Frame>
  readonly say: (frame: Frame) => void
  readonly sayText: (text: string | Uint8Array) => void
  /** The code of the closing, once it has come. */
  readonly closed: Promise<number>
  readonly close: () => void
  readonly cut: () => void
  /** Reads nothing any more, as a phone that has lost its network, until `thaw`. */
  readonly freeze: () => void
  readonly thaw: () => void
  /** Rows heard so far. */
  readonly rows: () => readonly number[]
}

export interface LineOptions {
  readonly cookie?: string
  readonly origin?: string
  readonly path?: string
}

/** The HTTP status with which the upgrade was refused, or the open line. */
export const dial = (gateway: TestServer, who: Asker, options: LineOptions = {}): Promise<Line | number> => {
  const { cookie = who.cookieHeader(), origin, path = '/rtm' } = options
  const socket = new WebSocket(gateway.url.replace('http', 'ws') + path, {
    headers: { ...(cookie === '' ? {} : { cookie }), ...(origin === undefined ? {} : { origin }) },
  })
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('message', (data: Buffer) => {
    frames.push(JSON.parse(data.toString()) as Frame)
    waiting.forEach((look) => look())
  })
  const heard: Line['heard'] = (fits) =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = frames.find(fits)
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const line: Line = {
    frames,
    heard,
    closed,
    say: (frame) => socket.send(JSON.stringify(frame)),
    sayText: (text) => socket.send(text),
    close: () => socket.close(),
    cut: () => socket.terminate(),
    freeze: () => socket.pause(),
    thaw: () => socket.resume(),
    rows: () => frames.flatMap(({ seq }) => (seq === undefined ? [] : [seq])),
  }
  return new Promise((resolve) => {
    socket.on('open', () => resolve(line))
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => undefined)
  })
}

/** An open line, or a throw. */
export const open = async (gateway: TestServer, who: Asker): Promise<Line> => {
  const line = await dial(gateway, who)
  if (typeof line === 'number') throw new Error(`refused with ${line}`)
  return line
}

export const tokenOf = async (who: Asker): Promise<string> =>
  (await who.ask(callsCalls.rtmToken, { port_type: 4 })).data.token

/** A line that has been welcomed. */
export const connect = async (gateway: TestServer, who: Asker, cursor = 0): Promise<Line> => {
  const line = await open(gateway, who)
  line.say({ kind: 'hello', body: { token: await tokenOf(who), cursor } })
  await line.heard(({ kind }) => kind === 'welcome')
  return line
}

/** Asks for an upgrade as `ws` never does: the connection is reset before an answer can be written. */
export const hangUpAt = (url: string, path: string): Promise<void> =>
  new Promise((resolve) => {
    const { host, hostname, port } = new URL(url)
    const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
    const line = connectTcp(Number(port), hostname, () => line.write(request, () => line.resetAndDestroy()))
    line.on('error', () => undefined)
    line.on('close', () => setTimeout(resolve, 5))
  })
