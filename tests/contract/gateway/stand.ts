import { createHash, createHmac, generateKeyPairSync, privateDecrypt, randomBytes, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { allCalls } from '../../../src/infrastructure/gateway/contract/all-calls'
import type { Call } from '../../../src/infrastructure/gateway/contract/call'
import {
  canonicalRequest,
  envelopeContext,
  toSign,
  type Stamp,
} from '../../../src/infrastructure/gateway/contract/canonical'
import { withPrimaryNames } from '../../../src/infrastructure/gateway/contract/parameters'
import { aesOpen, aesSeal } from './stand-aes'

/** A request as the stand understood it. */
export interface Heard {
  readonly call: Call
  /** With the base path. */
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  readonly address: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly stamp: Stamp
  readonly body: string
  /** `key` of the envelope, empty without one. */
  readonly sealedWith: string
  readonly signedBy: 'app' | 'session' | 'nobody'
  readonly decoded: boolean
}

export interface Said {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly code?: number
  readonly message?: string
  readonly data?: unknown
  /** Sent as it is, in place of a reply. */
  readonly raw?: string
  /** Changes the sealed reply on its way. */
  readonly tamper?: (envelope: { key: string; data: string }) => unknown
  readonly plain?: boolean
}

/** A gateway of the test's own, written with `node:crypto` against the contract. */
export interface Stand {
  readonly base: string
  readonly sealKey: string
  readonly heard: Heard[]
  /** Answers come from here; the default is success without data. */
  answer: (heard: Heard, count: number) => Said | 'hang'
  /** Tickets that it knows; cleared ones are answered 10033. */
  readonly tickets: Map<string, Buffer>
  readonly close: () => Promise<void>
}

export const APP_KEY = 'app-key-of-the-test'
export const SESSION_SECRET = randomBytes(32).toString('base64')

const H = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const listen = async (server: Server): Promise<number> => {
  for (let port = 4140; port < 4150; port += 1) {
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (free) return port
  }
  throw new Error('ports 4140 to 4149 are taken')
}

const fileOf = async (type: string, body: Buffer): Promise<Buffer> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const [file] = [...form.values()]
  return file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
}

interface Keys {
  readonly privateKey: KeyObject
  readonly tickets: Map<string, Buffer>
}

const keyNamed = ({ privateKey, tickets }: Keys, name: string): Buffer | undefined =>
  name.startsWith('t.')
    ? tickets.get(name)
    : privateDecrypt({ key: privateKey, oaepHash: 'sha256' }, Buffer.from(name, 'base64'))

const signer = (text: string, sign: string | undefined): Heard['signedBy'] => {
  const by = (key: Buffer) => createHmac('sha256', key).update(text).digest('hex') === sign
  return by(Buffer.from(APP_KEY)) ? 'app' : by(Buffer.from(SESSION_SECRET, 'base64')) ? 'session' : 'nobody'
}

interface Arrived extends Omit<Heard, 'params' | 'decoded'> {
  readonly key: Buffer | undefined
  readonly envelope: { readonly key: string; readonly data: string } | undefined
}

const arrive = async (keys: Keys, call: Call, request: IncomingMessage, url: URL, path: string): Promise<Arrived> => {
  const raw = await read(request)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  const stamp = { timestamp: headers.timestamp ?? '', nonce: headers.nonce ?? '', random: headers.random ?? '' }
  const address = Object.fromEntries(url.searchParams)
  const signed = call.flags.multipart ? await fileOf(headers['content-type'] ?? '', raw) : raw
  const signedBy = signer(toSign(H(canonicalRequest(call.method, path, address, H(signed))), stamp), headers.sign)
  const body = raw.toString()
  const envelope = call.flags.encrypted ? (JSON.parse(body) as { key: string; data: string }) : undefined
  const key = envelope && keyNamed(keys, envelope.key)
  const sealedWith = envelope?.key ?? ''
  return { call, path: url.pathname, address, headers, stamp, body, signedBy, envelope, key, sealedWith }
}

const contextOf = ({ call, stamp }: Arrived, path: string, direction: 'request' | 'reply') =>
  envelopeContext(direction, call.method, path, stamp)

/** Undefined: the ticket of the envelope is not known. */
const understand = (arrived: Arrived, path: string): Heard | undefined => {
  const { address, body, call, envelope, key } = arrived
  if (envelope !== undefined && key === undefined) return undefined
  const plain = call.method === 'GET' || call.flags.multipart ? '{}' : body
  const inner = envelope && key ? aesOpen(key, envelope.data, contextOf(arrived, path, 'request')) : plain
  const params = withPrimaryNames(call, { ...address, ...(JSON.parse(inner) as object) })
  return { ...arrived, params, decoded: call.params.decode(params)._tag === 'Right' }
}

const speak = (keys: Keys, arrived: Arrived, path: string, said: Said, response: ServerResponse): void => {
  const { envelope, key } = arrived
  const reply = JSON.stringify({ code: said.code ?? 200, message: said.message ?? null, data: said.data ?? null })
  const headers: Record<string, string> = { ...said.headers }
  let content = said.raw ?? reply
  if (envelope !== undefined && key !== undefined && said.raw === undefined && said.plain !== true) {
    const ticket = envelope.key.startsWith('t.') ? envelope.key : `t.${randomBytes(8).toString('hex')}`
    if (ticket !== envelope.key) headers['x-key-id'] = ticket
    keys.tickets.set(ticket, key)
    const sealed = { key: ticket, data: aesSeal(key, reply, contextOf(arrived, path, 'reply')) }
    content = JSON.stringify(said.tamper?.(sealed) ?? sealed)
  }
  response.writeHead(said.status ?? 200, headers).end(content)
}

const serve = async (
  stand: Stand,
  keys: Keys,
  basePath: string,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const url = new URL(request.url ?? '', 'http://stand')
  const path = url.pathname.slice(basePath.length)
  const call = allCalls.find((one) => one.method === request.method && one.path === path)
  if (call === undefined) return response.writeHead(404).end('{"code":404,"message":"","data":null}')
  const arrived = await arrive(keys, call, request, url, path)
  const heard = understand(arrived, path)
  stand.heard.push(heard ?? { ...arrived, params: {}, decoded: false })
  if (heard === undefined) return response.end('{"code":10033,"message":"","data":null}')
  const said = stand.answer(heard, stand.heard.length)
  return said === 'hang' ? undefined : speak(keys, arrived, path, said, response)
}

/** `basePath` as in the runtime configuration. */
export const openStand = async (basePath = ''): Promise<Stand> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const tickets = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    serve(stand, { privateKey, tickets }, basePath, request, response).catch((cause: unknown) =>
      response.writeHead(599).end(String(cause)),
    )
  })
  const port = await listen(server)
  const stand: Stand = {
    base: `http://127.0.0.1:${port}${basePath}`,
    sealKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    heard: [],
    tickets,
    answer: () => ({}),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return stand
}
