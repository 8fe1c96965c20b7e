import { createPublicKey, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { makeBrowserKeys } from './browser-keys'

/** What arrived for a browser, opened with its keys. */
export interface Arrived {
  readonly path: string
  readonly text: string
  readonly bytes: number
  readonly headers: Readonly<Record<string, string | undefined>>
  /** What the sender has signed (RFC 8292). */
  readonly claims: Readonly<Record<string, unknown>>
  readonly publicKey: string
}

export interface PushServiceFake {
  readonly origin: string
  readonly arrived: readonly Arrived[]
  /** A browser subscribes; the token is what its page uploads. */
  readonly subscribe: () => { readonly token: string; readonly path: string }
  /** How pushes are answered from now on; null: not at all. */
  answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | null
  readonly close: () => Promise<void>
}

/** A public key of the curve in the form that Node verifies with. */
const toKey = (publicKey: string) => {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
}

/** The claims of a `vapid` header whose signature holds. */
const readVapid = (header: string): Pick<Arrived, 'claims' | 'publicKey'> => {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const key = { key: toKey(publicKey), dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url')))
    throw new Error('the signature does not hold')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Arrived['claims'], publicKey }
}

const named = ['ttl', 'topic', 'urgency', 'content-encoding'] as const

/** A push service on this machine: it takes what browsers' own ones take, checks the signature, and opens the seal. */
export const startPushService = async (): Promise<PushServiceFake> => {
  const arrived: Arrived[] = []
  const browsers = new Map<string, ReturnType<typeof makeBrowserKeys>>()

  const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const [path, body] = [request.url ?? '', await buffer(request)]
    const browser = browsers.get(path)
    if (browser === undefined || request.method !== 'POST') return void reply.writeHead(404).end()
    arrived.push({
      path,
      text: browser.open(body),
      bytes: body.length,
      headers: Object.fromEntries(named.map((name) => [name, request.headers[name]?.toString()])),
      ...readVapid(request.headers.authorization ?? ''),
    })
    const { answer } = service
    if (answer !== null) reply.writeHead(answer.status, answer.headers).end()
  }

  const server = createServer((request, reply) => {
    take(request, reply).catch((error: unknown) => reply.writeHead(400).end(String(error)))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const service: PushServiceFake = {
    origin,
    arrived,
    answer: { status: 201 },
    subscribe: () => {
      const [path, browser] = [`/push/${browsers.size}`, makeBrowserKeys()]
      browsers.set(path, browser)
      const { auth, p256dh } = browser
      return { path, token: JSON.stringify({ endpoint: origin + path, keys: { p256dh, auth } }) }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return service
}
