import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Call } from '../../src/infrastructure/gateway/contract/call'
import type { AdmitDeps } from './admit'
import { answerCall, type Outgoing } from './answer-call'
import type { Answered, Cookie } from './handler'
import { type Incoming, parseQuery } from './incoming'
import { isOwnOrigin, limitedAddress, peerAddress } from './origins'
import { routePath } from './paths'
import { forbidden, type Stop } from './stop'

export interface RouteDeps extends AdmitDeps {
  readonly config: Config
  readonly clock: Clock
}

const headerOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }

const readIncoming = (call: Call, request: FastifyRequest, deps: RouteDeps): E.Either<Stop, Incoming> => {
  if (!isOwnOrigin(deps.config, request.headers.origin, request.headers.host)) {
    return E.left(forbidden('This page may not ask here'))
  }
  return E.map((query: Incoming['query']) => ({
    call,
    query,
    path: request.url.split('?')[0] ?? '/',
    parts: request.params as Incoming['parts'],
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    header: headerOf(request),
    cookies: request.cookies,
    address: peerAddress(deps.config, request.raw),
    now: deps.clock.now(),
  }))(parseQuery(request.url))
}

const setCookie = (reply: FastifyReply, { httpOnly, maxAge, name, value }: Cookie): void => {
  void reply.setCookie(name, value, { httpOnly, maxAge, path: '/', secure: true, sameSite: 'strict' })
}

const send = (reply: FastifyReply, { body, cookies, headers, status }: Outgoing): FastifyReply => {
  cookies.forEach((cookie) => setCookie(reply, cookie))
  return reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}

/** Rows of the wire that share method and path are one route; whichever is answered answers it. */
const oneForEachRoute = (calls: readonly Call[], answered: readonly Answered[]) => {
  const routes = new Map<string, { call: Call; answered: Answered | null }>()
  for (const call of calls) {
    const key = `${call.method} ${routePath(call.path)}`
    const found = answered.find((candidate) => candidate.call === call) ?? null
    if (found !== null || !routes.has(key)) routes.set(key, { call, answered: found })
  }
  return [...routes.values()]
}

/** Puts every call of the table on the router: those with an answer answer, the others say 501, in this one place. */
export const addCalls = (
  app: FastifyInstance,
  calls: readonly Call[],
  answered: readonly Answered[],
  deps: RouteDeps,
): void => {
  const run = answerCall(deps)
  const { bodyBytes, uploadBytes } = deps.settings.request
  for (const { answered: found, call } of oneForEachRoute(calls, answered)) {
    app.route({
      method: call.method,
      url: routePath(call.path),
      bodyLimit: call.flags.multipart ? uploadBytes : bodyBytes,
      handler: async (request, reply) => {
        const incoming = readIncoming(call, request, deps)
        if (E.isLeft(incoming)) {
          const { code, data, message, status } = incoming.left
          return reply.code(status).send({ code, message, data })
        }
        const outgoing = await run(found, incoming.right, limitedAddress(deps.config, incoming.right.address))
        return send(reply, outgoing)
      },
    })
  }
}
