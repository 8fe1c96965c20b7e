import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as oidc from 'openid-client'
import type { Clock } from '../clock'
import type { OidcClient } from '../config-identity'
import { appleProof } from './apple-proof'
import { type Asking, identityRefused, type IdentityProvider, type IdentityRefused, type Proven } from './identity.port'

export interface OidcDeps {
  readonly clock: Clock
  readonly client: OidcClient
  /** What is asked of the provider beside `openid`. */
  readonly scope: string
  /** Apple sends name and address by a form only. */
  readonly responseMode: 'query' | 'form_post'
  readonly timeoutMs: number
  /** For a provider in this process. */
  readonly fetch?: oidc.CustomFetch
}

const authenticationOf = ({ client: { clientId, proof }, clock }: OidcDeps): oidc.ClientAuth =>
  proof.kind === 'secret'
    ? oidc.ClientSecretPost(proof.secret)
    : ({ issuer }, _client, body) => {
        body.set('client_id', clientId)
        body.set('client_secret', appleProof(proof, { audience: issuer, clientId, now: clock.now() }))
      }

/** Signatures of id tokens are checked with the provider's keys, also where TLS alone would do. */
const strict = (config: oidc.Configuration): void => oidc.enableNonRepudiationChecks(config)

const discover = async (deps: OidcDeps): Promise<oidc.Configuration> => {
  const { client, fetch, timeoutMs } = deps
  const issuer = new URL(client.issuer)
  const inClear = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
  const authentication = authenticationOf(deps)
  const options = {
    execute: [strict, ...inClear],
    timeout: timeoutMs / 1_000,
    ...(fetch === undefined ? {} : { [oidc.customFetch]: fetch }),
  }
  const found = await oidc.discovery(issuer, client.clientId, undefined, authentication, options)
  const { supportsPKCE: _method, ...metadata } = found.serverMetadata()
  if (client.tokenEndpoint === null || metadata.token_endpoint !== undefined) return found
  const whole = { ...metadata, token_endpoint: client.tokenEndpoint }
  const completed = new oidc.Configuration(whole, client.clientId, undefined, authentication)
  options.execute.forEach((apply) => apply(completed))
  completed.timeout = options.timeout
  return completed
}

/** Asked once; a provider that could not be reached is asked again the next time. */
const remembered = (deps: OidcDeps): (() => Promise<oidc.Configuration>) => {
  let found: Promise<oidc.Configuration> | null = null
  return () => {
    found ??= discover(deps).catch((error: unknown) => {
      found = null
      throw error
    })
    return found
  }
}

const reasonOf = (error: unknown): IdentityRefused => {
  if (!(error instanceof Error)) return identityRefused('unknown')
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return identityRefused(`${error.message}${code}`)
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const isVerified = (claim: unknown): boolean => claim === true || claim === 'true'

const provenBy = (claims: oidc.IDToken): Proven => {
  const email = text(claims['email'])
  return {
    subject: claims.sub,
    email: email !== '' && isVerified(claims['email_verified']) ? email : null,
    name: text(claims['name']),
  }
}

/** The answer as it would stand in the address, however it came. */
const answerAt = (callback: URL, answer: URLSearchParams): URL => {
  const url = new URL(callback)
  url.search = answer.toString()
  return url
}

/**
 * OpenID Connect: the code flow with PKCE (S256), state and nonce; the id token counts only with a good signature, for this
 * client, of this issuer, for this asking.
 *
 * @rule ACCT-1
 */
export const oidcIdentity = (deps: OidcDeps): IdentityProvider => {
  const configuration = remembered(deps)

  const authorize = async ({ callback, nonce, state, verifier }: Asking): Promise<URL> =>
    oidc.buildAuthorizationUrl(await configuration(), {
      redirect_uri: callback.href,
      scope: `openid ${deps.scope}`,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(deps.responseMode === 'query' ? {} : { response_mode: deps.responseMode }),
    })

  const redeem = async ({ callback, nonce, state, verifier }: Asking, answer: URLSearchParams) => {
    const tokens = await oidc.authorizationCodeGrant(await configuration(), answerAt(callback, answer), {
      expectedNonce: nonce,
      expectedState: state,
      pkceCodeVerifier: verifier,
    })
    return tokens.claims()
  }

  return {
    authorize: (asking) => TE.tryCatch(() => authorize(asking), reasonOf),
    redeem: (asking, answer) =>
      pipe(
        TE.tryCatch(() => redeem(asking, answer), reasonOf),
        TE.flatMap((claims) =>
          claims === undefined ? TE.left(identityRefused('no id token')) : TE.right(provenBy(claims)),
        ),
      ),
  }
}
