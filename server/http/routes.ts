import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as RA from 'fp-ts/ReadonlyArray'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Call } from '../../src/infrastructure/gateway/contract/call'
import type { AdmitDeps } from './admit'
import { answerCall, type Outgoing } from './answer-call'
import type { Answered, Cookie } from './handler'
import { type Incoming, parseQuery } from './incoming'
import { isOwnOrigin, limitedAddress, peerAddress, toldCountry } from './origins'
import { routePath } from './paths'
import { readFile } from './steps/multipart.step'
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
    file: readFile(request, call.file, deps.settings.request.uploadBytes),
    header: headerOf(request),
    cookies: request.cookies,
    address: peerAddress(deps.config, request.raw),
    country: toldCountry(deps.config, request.raw),
    now: deps.clock.now(),
  }))(parseQuery(request.url))
}

export const setCookie = (reply: FastifyReply, { httpOnly, maxAge, name, value }: Cookie): void => {
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

type Route = ReturnType<typeof oneForEachRoute>[number]

const addRoute = (app: FastifyInstance, { answered, call }: Route, deps: RouteDeps): void => {
  const run = answerCall(deps)
  app.route({
    method: call.method,
    url: routePath(call.path),
    bodyLimit: deps.settings.request.bodyBytes,
    handler: async (request, reply) => {
      const incoming = readIncoming(call, request, deps)
      if (E.isLeft(incoming)) {
        const { code, data, message, status } = incoming.left
        return reply.code(status).send({ code, message, data })
      }
      return send(reply, await run(answered, incoming.right, limitedAddress(deps.config, incoming.right.address)))
    },
  })
}

/**
 * Puts every call of the table on the router: those with an answer answer, the others say 501, in this one place. Forms
 * are understood by the calls that carry a file, and by no other.
 */
export const addCalls = (
  app: FastifyInstance,
  calls: readonly Call[],
  answered: readonly Answered[],
  deps: RouteDeps,
): void => {
  const { left: plain, right: uploads } = pipe(
    oneForEachRoute(calls, answered),
    RA.partition(({ call }) => call.flags.multipart),
  )
  plain.forEach((route) => addRoute(app, route, deps))
  app.register(async (forms) => {
    await forms.register(fastifyMultipart)
    uploads.forEach((route) => addRoute(forms, route, deps))
  })
}
