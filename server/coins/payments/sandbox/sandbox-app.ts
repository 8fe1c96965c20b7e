import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Clock } from '../../../clock'
import type { Random } from '../../../random'
import type { Settings } from '../../../settings'
import type { Store } from '../../../store/store'
import { notFoundPage, SCRIPT_PATH, STYLE_PATH } from './sandbox-page'
import { addPaymentRoutes } from './sandbox.routes'
import { sandboxScript } from './sandbox-script'
import { sandboxStyle } from './sandbox-style'

export interface SandboxAppDeps {
  readonly clock: Clock
  readonly random: Random
  readonly store: Store
  readonly settings: Settings['sandbox']
  readonly key: Buffer
  /** Tells the gateway what it has not been told yet. */
  readonly deliver: () => Promise<void>
}

const MOST_BYTES = 16 * 1024
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cache-control': 'no-store',
}

/** `product`: the one origin that may frame the page, null: none; and to which its forms may lead. */
const policy = (product: string | null, framed: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    `form-action ${["'self'", ...(product === null ? [] : [product])].join(' ')}`,
    `frame-ancestors ${framed && product !== null ? product : "'none'"}`,
    "base-uri 'none'",
  ].join('; ')

/** Sends a page under the strictest policy that it can live with. */
export const sendPage = (
  reply: FastifyReply,
  status: number,
  page: string,
  product: string | null = null,
  framed = false,
): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', policy(product, framed))
    .type('text/html; charset=utf-8')
    .send(page)

/** The server of the checkout pages: an origin of its own, under names of this machine only. */
export const makeSandboxApp = (deps: SandboxAppDeps): FastifyInstance => {
  const app = fastify({ bodyLimit: MOST_BYTES, exposeHeadRoutes: false, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (ownName.test(request.headers.host ?? '')) done()
    else sendPage(reply, 421, notFoundPage('en'))
  })
  app.setNotFoundHandler((_request, reply) => sendPage(reply, 404, notFoundPage('en')))
  app.setErrorHandler((_error, _request, reply) => sendPage(reply, 400, notFoundPage('en')))
  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css').send(sandboxStyle))
  app.get(SCRIPT_PATH, (_request, reply) => reply.type('text/javascript').send(sandboxScript))
  addPaymentRoutes(app, deps)
  return app
}
