import { mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'

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

/** What came, as JSON; null for anything else. */
const asJson = (text: string | null): unknown =>
  E.getOrElse((): unknown => null)(E.tryCatch(() => JSON.parse(text ?? '') as unknown, String))

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
 * Listens on a socket that only this machine's user can open; what is posted there as JSON is answered as JSON. Left when
 * another gateway listens there or the socket cannot be made; answers how to end it.
 */
export const openOwnSocket = async (
  path: string,
  reply: (asked: unknown) => Promise<unknown>,
  report: (defect: unknown) => void,
): Promise<E.Either<string, () => Promise<void>>> => {
  if (await answers(path)) return E.left(`another gateway listens at ${path}`)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const said = await reply(asJson(await textOf(request)))
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
