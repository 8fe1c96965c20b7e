import fastify, { type FastifyInstance } from 'fastify'
import { notFoundPage, SCRIPT_PATH, STYLE_PATH } from './sandbox-page'
import { sendPage } from './sandbox-reply'
import { addPaymentRoutes, type SandboxPagesDeps } from './sandbox.routes'
import { sandboxScript } from './sandbox-script'
import { sandboxStyle } from './sandbox-style'

const MOST_BYTES = 16 * 1024
const ownName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cache-control': 'no-store',
}

/** The server of the checkout pages: an origin of its own, under names of this machine only. */
export const makeSandboxApp = (deps: SandboxPagesDeps): FastifyInstance => {
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
