import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** A pass in front of several gateways: each request, and each socket, goes to the next one. */
export interface RoundRobin {
  readonly url: string
  /** How much went to each of them. */
  readonly passed: () => readonly number[]
  readonly close: () => Promise<void>
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const isRefused = (error: Error): boolean => 'code' in error && error.code === 'ECONNREFUSED'

const headOf = ({ method, rawHeaders, url }: IncomingMessage): string => {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ''}`] : []))
  return `${[`${method ?? 'GET'} ${url ?? '/'} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

/** Sends the request on; a gateway that is down is passed over, and one that dies meanwhile cuts the line. */
const forward = (ports: readonly number[], incoming: IncomingMessage, body: Buffer, reply: ServerResponse): void => {
  const [port, ...others] = ports
  const cut = (): void => void reply.destroy()
  if (port === undefined) return cut()
  const { headers, method, url } = incoming
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.on('error', cut)
    answer.on('aborted', cut)
    answer.pipe(reply)
  })
  outgoing.on('error', (error) => (isRefused(error) ? forward(others, incoming, body, reply) : cut()))
  outgoing.end(body)
}

const tunnel = (ports: readonly number[], incoming: IncomingMessage, stream: Duplex, head: Buffer): void => {
  const [port, ...others] = ports
  if (port === undefined) return void stream.destroy()
  const line = connect(port, '127.0.0.1', () => {
    line.write(headOf(incoming))
    line.write(head)
    line.pipe(stream)
    stream.pipe(line)
  })
  stream.on('error', () => line.destroy())
  stream.on('close', () => line.destroy())
  line.on('close', () => stream.destroy())
  line.on('error', (error) => (isRefused(error) ? tunnel(others, incoming, stream, head) : stream.destroy()))
}

/** Passes on to these ports of loopback, in turn. */
export const startRoundRobin = async (ports: readonly number[]): Promise<RoundRobin> => {
  const passed = ports.map(() => 0)
  let turn = 0
  const next = (): readonly number[] => {
    const at = (turn += 1) % ports.length
    passed[at] = (passed[at] ?? 0) + 1
    return [...ports.slice(at), ...ports.slice(0, at)]
  }
  const server = createServer((incoming, reply) => {
    const order = next()
    bodyOf(incoming).then(
      (body) => forward(order, incoming, body, reply),
      () => reply.destroy(),
    )
  })
  server.on('upgrade', (incoming, stream, head) => tunnel(next(), incoming, stream, head))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    passed: () => passed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
