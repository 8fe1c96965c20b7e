import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as E from 'fp-ts/Either'
import { specialRoutes } from '../../src/infrastructure/gateway/contract/all-calls'
import {
  SOCIAL_RETURN_PATH,
  socialProvider,
  socialReturn,
  type SocialProvider,
  type SocialReturn,
} from '../../src/infrastructure/gateway/contract/social-return'
import { flowCookie, setFlowCookie } from '../account/flow-cookie'
import { newSecret } from '../account/secret'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Limiter } from '../http/limiter'
import { limitedAddress, peerAddress } from '../http/origins'
import { routePath } from '../http/paths'
import { setCookie } from '../http/routes'
import type { Store, Work } from '../store/store'
import { here } from './here'
import type { IdentityProvider } from './identity.port'
import { beginSocial, callBack, noteProven } from './social-flow'

export interface SocialRoutesDeps {
  readonly clock: Clock
  readonly config: Config
  readonly limiter: Limiter
  /** Those that are configured or played. */
  readonly providers: Readonly<Partial<Record<SocialProvider, IdentityProvider>>>
  readonly store: Store
  /** Hears why a sign-in came to nothing. */
  readonly report: (provider: SocialProvider, reason: string) => void
}

type Outcome = { readonly token_key: string } | { readonly error: 'cancelled' | 'failed' }

const FAILED: Outcome = { error: 'failed' }
/** What providers say when the person turned back; the second is Apple's. */
const turnedBack = new Set(['access_denied', 'user_cancelled_authorize'])
const MOST_BYTES = 16 * 1024

const [startRoute, callbackRoute] = specialRoutes.filter(({ row }) => row === 176).map(({ path }) => path)

/** A unit of work that cannot be refused. */
const always = async <A>(store: Store, unit: (work: Work) => Promise<A>): Promise<A> => {
  const done = await store.work<never, A>(async (work) => E.right(await unit(work)))
  if (E.isLeft(done)) return done.left
  return done.right
}

/** Where a provider sends a browser back to, below the base path. */
export const callbackPathOf = (provider: SocialProvider): string =>
  (callbackRoute ?? '').replace('{provider}', provider)

const callbackOf = (config: Config, request: FastifyRequest, provider: SocialProvider): URL =>
  new URL(here(config, request) + callbackPathOf(provider))

/** Back to the product, whatever has happened; no address of the request is followed. */
const toProduct = (reply: FastifyReply, config: Config, social: SocialProvider, outcome: Outcome): FastifyReply => {
  const query = socialReturn.encode({ social, ...outcome } satisfies SocialReturn)
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${config.basePath}${SOCIAL_RETURN_PATH}?${new URLSearchParams({ ...query }).toString()}`, 303)
}

const isWithinLimit = async (
  { clock, config, limiter }: SocialRoutesDeps,
  { raw }: FastifyRequest,
): Promise<boolean> => {
  const address = limitedAddress(config, peerAddress(config, raw))
  if (address === null) return true
  return (await limiter.take(`social:address:${address}`, config.settings.limits.signInsPerAddress, clock.now())) === 0
}

/** Begins a sign-in, for the product's own pages only: the browser gets its flow cookie and goes to the provider. */
const start =
  (deps: SocialRoutesDeps) =>
  async (request: FastifyRequest, reply: FastifyReply, provider: SocialProvider): Promise<FastifyReply> => {
    const { clock, config, providers, report, store } = deps
    const identity = providers[provider]
    const ownPage = request.headers['sec-fetch-site'] !== 'cross-site'
    if (!identity || !ownPage || !(await isWithinLimit(deps, request)))
      return toProduct(reply, config, provider, FAILED)
    const { signIn } = config.settings
    const cookie = flowCookie(request.cookies) || newSecret()
    const begun = await always(store, (work) => beginSocial(work, signIn, { cookie, provider, now: clock.now() }))
    const page = await identity.authorize({ ...begun, callback: callbackOf(config, request, provider) })()
    if (E.isLeft(page)) {
      report(provider, page.left.reason)
      return toProduct(reply, config, provider, FAILED)
    }
    setCookie(reply, setFlowCookie(cookie, signIn.flowMs))
    return reply.header('cache-control', 'no-store').redirect(page.right.href, 303)
  }

/** What the provider sent along: in the address, or in the form that Apple posts across sites, without any cookie. */
const answerOf = ({ body, method, url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(method === 'POST' ? String(body ?? '') : url.slice(url.indexOf('?') + 1))

/** The browser is back from the provider. What it brings counts once, and only as the answer to what was asked. */
const callback =
  (deps: SocialRoutesDeps) =>
  async (request: FastifyRequest, reply: FastifyReply, provider: SocialProvider): Promise<FastifyReply> => {
    const { clock, config, providers, report, store } = deps
    const identity = providers[provider]
    if (!identity || !(await isWithinLimit(deps, request))) return toProduct(reply, config, provider, FAILED)
    const answer = answerOf(request)
    const state = answer.get('state') ?? ''
    const begun = await always(store, (work) => callBack(work, { provider, state, now: clock.now() }))
    if (!begun) return toProduct(reply, config, provider, FAILED)
    const error = answer.get('error')
    if (error !== null && turnedBack.has(error)) return toProduct(reply, config, provider, { error: 'cancelled' })
    const asking = { ...begun, callback: callbackOf(config, request, provider) }
    const proven = await identity.redeem(asking, answer)()
    if (E.isLeft(proven)) {
      report(provider, proven.left.reason)
      return toProduct(reply, config, provider, FAILED)
    }
    const noted = { proven: proven.right, state, now: clock.now() }
    const token_key = await always(store, (work) => noteProven(work, config.settings.signIn, noted))
    return toProduct(reply, config, provider, { token_key })
  }

type Handle = ReturnType<typeof start>

const forKnown =
  (handle: Handle) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | void => {
    const { provider } = request.params as { readonly provider: string }
    return socialProvider.is(provider) ? handle(request, reply, provider) : reply.callNotFound()
  }

/** Row 176. */
export const addSocialRoutes = (app: FastifyInstance, deps: SocialRoutesDeps): void => {
  app.get(routePath(startRoute ?? ''), forKnown(start(deps)))
  app.route({
    method: ['GET', 'POST'],
    url: routePath(callbackRoute ?? ''),
    bodyLimit: MOST_BYTES,
    handler: forKnown(callback(deps)),
  })
}
