import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { RequestListener, Server } from 'node:http'
import type { Config } from '../config'
import type { Random } from '../random'
import { type ClientHost, isNavigation } from './client-host'
import { isOwnHost } from './origins'
import { belowBase } from './paths'
import { securityHeaders } from './security-headers'

const GENERIC = 'An error has occurred. Please try again.'

const sayError = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send({ code: status, message, data: null })

/** Bad input is the caller's (400, 413); a defect is logged with its stack and answered without it. */
const onError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500
  if (status < 500)
    return sayError(reply, status === 413 ? 413 : 400, status === 413 ? 'Too large' : 'Malformed request')
  if (error.name === 'StoreFailure') {
    request.log.error({ reqId: request.id, reason: error.message }, 'nothing was stored')
    return sayError(reply, 503, error.message)
  }
  request.log.error({ reqId: request.id, err: error }, 'defect')
  return sayError(reply, 500, GENERIC)
}

const notFound =
  (config: Config, client: ClientHost) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (belowBase(config.basePath, request.originalUrl) === '/.outside') {
      return isNavigation(request) ? reply.redirect(`${config.basePath}/`) : sayError(reply, 404, 'Not found')
    }
    const readable = request.method === 'GET' || request.method === 'HEAD'
    if (readable && (await client.serve(request, reply))) return reply
    return sayError(reply, 404, 'Not found')
  }

/** One line a request: method, path without its parameters, status, time. Never a body, a token or an address. */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request
    request.log.info(
      {
        reqId: request.id,
        method,
        path: url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}

const guard = (app: FastifyInstance, config: Config, dev: boolean): void => {
  const { 'content-security-policy': policy, ...rest } = securityHeaders(config)
  const headers = dev || policy === undefined ? rest : { ...rest, 'content-security-policy': policy }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (isOwnHost(config, request.headers.host)) done()
    else sayError(reply, 421, 'This name is not served here')
  })
}

export interface AppOptions {
  /** In development: leaves out the policy that Vite's inline scripts break. */
  readonly client?: ClientHost
  readonly httpServer?: Server
}

/** Listens on a server that exists already. */
const onServer = (server: Server) => ({
  serverFactory: (handler: RequestListener): Server => server.on('request', handler),
})

/** The bare HTTP server: headers, bodies as bytes, errors, logs, client files. */
export const createApp = async (
  config: Config,
  random: Random,
  client: ClientHost,
  options: AppOptions,
): Promise<FastifyInstance> => {
  const app = fastify<Server>({
    ...(options.httpServer === undefined ? {} : onServer(options.httpServer)),
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => random.uuid(),
    // The few lines that are written name their request; a logger for each request costs all of them.
    childLoggerFactory: (logger) => logger,
    requestTimeout: config.settings.request.timeoutMs,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    rewriteUrl: ({ url }) => belowBase(config.basePath, url ?? '/'),
    frameworkErrors: (_error, _request, reply) => sayError(reply, 400, 'Malformed request'),
  })
  await app.register(fastifyCookie)
  await app.register(fastifyStatic, { root: process.cwd(), serve: false, preCompressed: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler(onError)
  app.setNotFoundHandler(notFound(config, client))
  guard(app, config, options.client !== undefined)
  logRequests(app)
  return app
}
