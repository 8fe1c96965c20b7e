import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import type { Provider } from 'oidc-provider'
import { checkFormEmail, cleanEmail } from '../../../src/domain/kernel/email'
import type { SocialProvider } from '../../../src/infrastructure/gateway/contract/social-return'
import type { PretendPerson, SandboxPeople } from './sandbox-people'
import { SANDBOX_PATH, sandboxOver, sandboxPage, STYLE_PATH } from './sandbox-page'
import { sandboxStyle } from './sandbox-style'

/** A provider that is played: its server, made when it is first asked, and the people it knows. */
export interface SandboxFace {
  readonly face: SocialProvider
  readonly people: SandboxPeople
  readonly provider: () => Promise<Provider>
}

const MOST_BYTES = 16 * 1024
const LONGEST_NAME = 60
const NOT_ACCEPTED = 'Please enter a name and a valid e-mail'

const html = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

const typedIn = (form: URLSearchParams): PretendPerson => ({
  name: (form.get('name') ?? '').trim().slice(0, LONGEST_NAME),
  email: cleanEmail(form.get('email') ?? ''),
})

const accepted = ({ email, name }: PretendPerson): boolean => name !== '' && E.isRight(checkFormEmail(email))

/** The sign-in that a page belongs to, by the cookie that stands at its address; none once it is over. */
const isOpen = async (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
  provider.interactionDetails(raw, reply.raw).then(
    () => true,
    () => false,
  )

/** The page on which one chooses who one is, and what follows from it. */
const addChoice = (app: FastifyInstance, basePath: string, { face, people, provider }: SandboxFace): void => {
  const page = (typed: PretendPerson, problem: string): string =>
    sandboxPage({ face, people: people.list(), typed, problem, basePath })

  app.route({
    method: ['GET', 'POST'],
    url: `${SANDBOX_PATH}/${face}/interaction/:uid`,
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const own = await provider()
      if (!(await isOpen(own, request, reply))) return html(reply, 400, sandboxOver(basePath))
      if (request.method === 'GET') return html(reply, 200, page({ name: '', email: '' }, ''))
      const form = new URLSearchParams(String(request.body ?? ''))
      const typed = typedIn(form)
      const cancelled = form.has('cancel')
      if (!cancelled && !accepted(typed)) return html(reply, 400, page(typed, NOT_ACCEPTED))
      const result = cancelled
        ? { error: 'access_denied', error_description: 'the person turned back' }
        : { login: { accountId: people.note(typed), remember: false } }
      return reply.redirect(await own.interactionResult(request.raw, reply.raw, result), 303)
    },
  })
}

/** Hands a request over as it would reach a server of its own, with the headers that every reply of this one has. */
const handOver = async (
  { face, provider }: SandboxFace,
  basePath: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const own = await provider()
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  const url = request.url.slice(`${SANDBOX_PATH}/${face}`.length)
  await own.callback()(Object.assign(request.raw, { originalUrl: basePath + request.url, url }), reply.raw)
  return reply
}

/** Everything else below a face is the server of OpenID Connect itself, which reads bodies on its own. */
const addServers = (app: FastifyInstance, basePath: string, faces: readonly SandboxFace[]): void => {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const face of faces) {
      own.route({
        method: ['GET', 'POST'],
        url: `${SANDBOX_PATH}/${face.face}/*`,
        handler: (request, reply) => handOver(face, basePath, request, reply),
      })
    }
  })
}

/** The local identity pages (local mode only). */
export const addSandboxRoutes = (app: FastifyInstance, basePath: string, faces: readonly SandboxFace[]): void => {
  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css').send(sandboxStyle))
  for (const face of faces) addChoice(app, basePath, face)
  addServers(app, basePath, faces)
}
