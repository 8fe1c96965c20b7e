import { createPrivateKey } from 'node:crypto'
import type { SocialProvider } from '../src/infrastructure/gateway/contract/social-return'
import type { Environment } from './config-environment'
import type { Mode } from './settings'

/** How the gateway proves to a provider who it is: Apple wants a token signed by a key of its own (ES256, PKCS 8). */
export type ClientProof =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'apple'; readonly teamId: string; readonly keyId: string; readonly key: string }

/** A registered client of a provider of OpenID Connect. */
export interface OidcClient {
  readonly issuer: string
  readonly clientId: string
  readonly proof: ClientProof
  /** Where the provider's own metadata lack it. */
  readonly tokenEndpoint: string | null
}

/** A provider that is configured, played by the local identity pages, or switched off. */
export type SocialConfig =
  { readonly kind: 'oidc'; readonly client: OidcClient } | { readonly kind: 'sandbox' } | { readonly kind: 'off' }

export type SocialConfigs = Readonly<Record<SocialProvider, SocialConfig>>

/** Facebook's metadata name no token endpoint; its guide of the code flow with PKCE gives this one. */
const FACEBOOK_TOKEN_ENDPOINT = 'https://graph.facebook.com/v23.0/oauth/access_token'

/** A key in an environment stands on one line, with `\n` for its line breaks. */
const pem = (key: string): string => key.replaceAll(String.raw`\n`, '\n')

const isAppleKey = (key: string): boolean => {
  try {
    return createPrivateKey(pem(key)).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]']

/** Tokens and secrets travel by TLS; a provider on this machine needs none. */
export const isSafeAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const { hostname, protocol } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.includes(hostname))
}

const clientsOf = (env: Environment): Readonly<Record<SocialProvider, OidcClient>> => ({
  google: {
    issuer: env.GOOGLE_ISSUER ?? 'https://accounts.google.com',
    clientId: env.GOOGLE_CLIENT_ID ?? '',
    proof: { kind: 'secret', secret: env.GOOGLE_CLIENT_SECRET ?? '' },
    tokenEndpoint: null,
  },
  apple: {
    issuer: env.APPLE_ISSUER ?? 'https://appleid.apple.com',
    clientId: env.APPLE_CLIENT_ID ?? '',
    proof: {
      kind: 'apple',
      teamId: env.APPLE_TEAM_ID ?? '',
      keyId: env.APPLE_KEY_ID ?? '',
      key: pem(env.APPLE_KEY ?? ''),
    },
    tokenEndpoint: null,
  },
  facebook: {
    issuer: env.FACEBOOK_ISSUER ?? 'https://www.facebook.com',
    clientId: env.FACEBOOK_CLIENT_ID ?? '',
    proof: { kind: 'secret', secret: env.FACEBOOK_CLIENT_SECRET ?? '' },
    tokenEndpoint: env.FACEBOOK_TOKEN_ENDPOINT ?? FACEBOOK_TOKEN_ENDPOINT,
  },
})

/** What each provider is; one without a client id is played in local mode, and off in production. */
export const socialOf = (env: Environment, mode: Mode): SocialConfigs => {
  const clients = clientsOf(env)
  const of = (provider: SocialProvider): SocialConfig => {
    const client = clients[provider]
    if (client.clientId !== '') return { kind: 'oidc', client }
    return { kind: mode === 'local' ? 'sandbox' : 'off' }
  }
  return { google: of('google'), apple: of('apple'), facebook: of('facebook') }
}

const needed = {
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  apple: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY'],
  facebook: ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
} as const satisfies Readonly<Record<SocialProvider, readonly (keyof Environment)[]>>

const addresses = [
  'GOOGLE_ISSUER',
  'APPLE_ISSUER',
  'FACEBOOK_ISSUER',
  'FACEBOOK_TOKEN_ENDPOINT',
] as const satisfies readonly (keyof Environment)[]

/** A provider that is configured by halves, an address without TLS, a key that is none. */
export const socialFaults = (env: Environment): readonly string[] => [
  ...Object.values(needed).flatMap((names) => {
    const given = names.find((name) => env[name] !== undefined)
    const missing = names.filter((name) => env[name] === undefined)
    return given === undefined ? [] : missing.map((name) => `${name} is missing: ${given} is of no use without it`)
  }),
  ...addresses.flatMap((name) => {
    const address = env[name]
    return address === undefined || isSafeAddress(address) ? [] : [`${name} wants an https address`]
  }),
  ...(env.APPLE_KEY === undefined || isAppleKey(env.APPLE_KEY)
    ? []
    : ['APPLE_KEY wants a private key of the curve P-256 in PKCS 8, as Apple gives it']),
]
