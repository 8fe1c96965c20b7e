import type { FastifyInstance } from 'fastify'
import * as TE from 'fp-ts/TaskEither'
import type { CustomFetch } from 'openid-client'
import type { SocialProvider } from '../../../src/infrastructure/gateway/contract/social-return'
import type { Clock } from '../../clock'
import type { Config } from '../../config'
import type { Random } from '../../random'
import type { IdentityProvider } from '../identity.port'
import { oidcIdentity } from '../oidc.identity'
import { SANDBOX_PATH, sandboxOver } from './sandbox-page'
import { makeSandboxPeople } from './sandbox-people'
import { startSandboxProvider } from './sandbox-provider'
import type { SandboxFace } from './sandbox.routes'

export interface SandboxIdentityDeps {
  readonly app: FastifyInstance
  readonly clock: Clock
  readonly config: Config
  readonly random: Random
  /** Path below the base path to which the provider sends a browser back. */
  readonly callbackPath: string
  readonly scope: string
  readonly responseMode: 'query' | 'form_post'
}

const CLIENT_ID = 'visavis'
/** Its name in the tokens; browsers reach it by whichever name of this machine they use. */
const ORIGIN = 'http://localhost'
const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Asks a server in this process, whatever port it listens on. */
const fetchInside =
  (app: FastifyInstance): CustomFetch =>
  async (address, { body, headers, method }) => {
    const { host, pathname, search } = new URL(address)
    const reply = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...headers, host },
      ...(body === null || body === undefined ? {} : { payload: String(body) }),
    })
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type']) },
    })
  }

const once = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | null = null
  return () => (made ??= make())
}

/** A provider of local mode, and how the gateway asks it: by the same protocol as any other. */
export const sandboxIdentity = (
  face: SocialProvider,
  { app, callbackPath, clock, config, random, responseMode, scope }: SandboxIdentityDeps,
): { readonly face: SandboxFace; readonly identity: IdentityProvider } => {
  const people = makeSandboxPeople(face)
  const issuer = `${ORIGIN}${config.basePath}${SANDBOX_PATH}/${face}`
  const clientSecret = random.bytes(32).toString('base64url')
  const callbacks = loopback.map((host) => `http://${host}${config.basePath}${callbackPath}`)
  const overPage = sandboxOver(config.basePath)
  const provider = once(() =>
    startSandboxProvider({ clock, random, issuer, clientId: CLIENT_ID, clientSecret, callbacks, people, overPage }),
  )
  const inside = oidcIdentity({
    clock,
    client: { issuer, clientId: CLIENT_ID, proof: { kind: 'secret', secret: clientSecret }, tokenEndpoint: null },
    scope,
    responseMode,
    timeoutMs: config.settings.signIn.providerMs,
    fetch: fetchInside(app),
  })
  return {
    face: { face, people, provider },
    identity: {
      authorize: (asking) =>
        TE.map(({ pathname, search }: URL) => new URL(pathname + search, asking.callback))(inside.authorize(asking)),
      redeem: inside.redeem,
    },
  }
}
