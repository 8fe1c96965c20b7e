import { mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'
import { areas } from './areas'
import type { AdminDeps } from './admin-deps'
import { carryOut } from './carry-out'
import { channelRequest, type ChannelReply } from './channel.codec'
import { readOrder } from './read-order'

const MOST_BYTES = 64 * 1024

/** Whether a gateway answers there; what a killed one left behind does not. */
const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    const end = (found: boolean) => () => (socket.destroy(), resolve(found))
    socket.on('connect', end(true)).on('error', end(false))
  })

const textOf = async (request: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if ((size += chunk.length) > MOST_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const asked = (text: string | null): E.Either<unknown, { readonly words: readonly string[]; readonly by: string }> =>
  E.flatMap(channelRequest.decode)(E.tryCatch(() => JSON.parse(text ?? '') as unknown, String))

const reply = async (deps: AdminDeps, text: string | null): Promise<ChannelReply> => {
  const request = asked(text)
  if (E.isLeft(request)) return { _tag: 'Misread', why: 'no order' }
  const order = readOrder(areas, request.right.words)
  if (E.isLeft(order)) return { _tag: 'Misread', why: order.left.why }
  const done = await carryOut(deps, order.right, request.right.by)
  return E.isLeft(done) ? done.left : { _tag: 'Told', told: done.right }
}

/** Nobody but the user of this process may open what it makes now. */
const privately = (make: () => void): void => {
  const usual = process.umask(0o177)
  try {
    make()
  } finally {
    process.umask(usual)
  }
}

/**
 * Listens to the operator's command on a socket in the data folder that only this machine's user can open: the wire has
 * no such calls (@rule SAFE-23). Left when another gateway listens there or the socket cannot be made; answers how to end it.
 */
export const openChannel = async (
  path: string,
  deps: AdminDeps,
  report: (defect: unknown) => void,
): Promise<E.Either<string, () => Promise<void>>> => {
  if (await answers(path)) return E.left(`another gateway listens at ${path}`)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const said = await reply(deps, await textOf(request))
    response.setHeader('content-type', 'application/json').end(JSON.stringify(said))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((defect: unknown) => (report(defect), response.writeHead(500).end()))
  })
  return new Promise((resolve) => {
    const close = (): Promise<void> =>
      new Promise((closed) => (server.close(() => closed()), server.closeAllConnections()))
    server.once('listening', () => resolve(E.right(close)))
    server.once('error', ({ message }) => resolve(E.left(message)))
    mkdirSync(dirname(path), { recursive: true })
    rmSync(path, { force: true })
    privately(() => void server.listen(path))
  })
}
