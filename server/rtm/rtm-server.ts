import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Stop } from '../clock'
import type { Config } from '../config'
import type { Limiter } from '../http/limiter'
import { isOwnHost, isOwnOrigin, limitedAddress, peerAddress } from '../http/origins'
import { belowBase } from '../http/paths'
import { SID_COOKIE } from '../session/session-cookie'
import type { LiveSession } from '../session/sessions'
import { CLOSE } from './close-codes'
import { cursorKeeper } from './cursor-keeper'
import { lookRound } from './look-round'
import { oneAtATime } from './one-at-a-time'
import { Socket, type SocketDeps } from './socket'

export interface RtmDeps extends Omit<SocketDeps, 'cursors'> {
  readonly config: Config
  readonly limiter: Limiter
  readonly parseCookie: (header: string) => Readonly<Record<string, string | undefined>>
}

const PATH = '/rtm'

const statusLines = {
  401: '401 Unauthorized',
  403: '403 Forbidden',
  404: '404 Not Found',
  429: '429 Too Many Requests',
  500: '500 Internal Server Error',
} as const

type Status = keyof typeof statusLines

const refuseUpgrade = (stream: Duplex, status: Status): void => {
  stream.end(`HTTP/1.1 ${statusLines[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

const admitUpgrade = async (deps: RtmDeps, request: IncomingMessage): Promise<LiveSession | Status> => {
  const { headers } = request
  const { clock, config, limiter, parseCookie, sessions, settings, store } = deps
  if (!isOwnHost(config, headers.host) || !isOwnOrigin(config, headers.origin, headers.host)) return 403
  const address = limitedAddress(config, peerAddress(config, request))
  const limit = settings.limits.requestsPerAddress
  if (address !== null && (await limiter.take(`socket:address:${address}`, limit, clock.now())) > 0) return 429
  const sid = parseCookie(headers.cookie ?? '')[SID_COOKIE] ?? ''
  return (await store.read((db) => sessions.find(db, sid))) ?? 401
}

/** The sockets of this process; at most so many a session, the oldest makes room. */
const socketBook = (most: number) => {
  const bySession = new Map<string, Set<Socket>>()
  return {
    add: (sessionId: string, socket: Socket): void => {
      const own = bySession.get(sessionId) ?? new Set<Socket>()
      const [oldest] = own
      if (own.size >= most && oldest !== undefined) oldest.close(CLOSE.tooMany)
      bySession.set(sessionId, own.add(socket))
    },
    remove: (sessionId: string, socket: Socket): void => {
      const own = bySession.get(sessionId)
      own?.delete(socket)
      if (own?.size === 0) bySession.delete(sessionId)
    },
    all: (): readonly Socket[] => [...bySession.values()].flatMap((own) => [...own]),
  }
}

/** Where other processes may write into the same store a wake-up may fail to come: there the sockets look by themselves. */
const startLooking = (deps: RtmDeps, sockets: () => readonly Socket[]): Stop => {
  const { clock, config, report, settings } = deps
  const isShared = config.store.kind === 'postgres' || config.natsUrl !== null
  if (!isShared || settings.socket.lookMs === 0) return () => undefined
  const look = oneAtATime(async () => {
    await lookRound(deps, sockets())
    return false
  }, report)
  return clock.every(settings.socket.lookMs, look)
}

/** Takes the upgrades of `/rtm` on an HTTP server and leaves others alone; `close` says 'going away' to every socket, `cut` waits for none. */
export const startRtm = (server: Server, deps: RtmDeps): { readonly close: () => void; readonly cut: () => void } => {
  const { cursorMs, frameBytes, perSession } = deps.settings.socket
  const upgrader = new WebSocketServer({ noServer: true, maxPayload: frameBytes, perMessageDeflate: false })
  const book = socketBook(perSession)
  const cursors = cursorKeeper({ ...deps, everyMs: cursorMs, fail: deps.report })
  const stopLooking = startLooking(deps, book.all)
  let closed = false

  const open = (ws: WebSocket, session: LiveSession): void => {
    const socket = new Socket({ ...deps, cursors }, ws, session)
    book.add(session.id, socket)
    ws.on('close', () => book.remove(session.id, socket))
    if (closed) socket.close(CLOSE.goingAway)
  }

  const upgrade = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const path = belowBase(deps.config.basePath, request.url ?? '/').split('?')[0]
    if (path !== PATH) {
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(stream, 404)
      return
    }
    const admitted = await admitUpgrade(deps, request)
    if (typeof admitted === 'number') return refuseUpgrade(stream, admitted)
    upgrader.handleUpgrade(request, stream, head, (ws) => open(ws, admitted))
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    // Node has taken its own listener away by now: without this one whoever hangs up at once would end the process.
    stream.on('error', () => stream.destroy())
    upgrade(request, stream, head).catch((defect: unknown) => {
      deps.report(defect)
      refuseUpgrade(stream, 500)
    })
  }

  server.on('upgrade', onUpgrade)
  return {
    close: () => {
      closed = true
      stopLooking()
      book.all().forEach((socket) => socket.close(CLOSE.goingAway))
    },
    cut: () => upgrader.clients.forEach((ws) => ws.terminate()),
  }
}
