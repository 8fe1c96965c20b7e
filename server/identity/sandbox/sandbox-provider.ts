import { generateKeyPairSync } from 'node:crypto'
import type * as Library from 'oidc-provider'
import type { ClientMetadata, Configuration, Provider } from 'oidc-provider'
import type { Clock } from '../../clock'
import type { Random } from '../../random'
import type { SandboxPeople } from './sandbox-people'
import { sandboxStore } from './sandbox-store'

export interface SandboxDeps {
  readonly clock: Clock
  readonly random: Random
  /** Its name among the servers of OpenID Connect, with the path below which it stands. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where it may send a browser back to. */
  readonly callbacks: readonly string[]
  readonly people: SandboxPeople
  /** What a browser sees that comes with something wrong or late. */
  readonly overPage: string
}

const newKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  alg: 'ES256',
  use: 'sig',
})

/** Asks who one is in each sign-in, however many there were before. */
const askAlways = ({ interactionPolicy: { Check, Prompt } }: typeof Library) => [
  new Prompt(
    { name: 'login', requestable: true },
    new Check('choice', 'a person is to be chosen', ({ oidc }) => oidc.result?.login === undefined),
  ),
]

/** Nothing is to be agreed to on a page that pretends. */
const agreed: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { account, client, provider } = oidc
  if (!account || !client) return undefined
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

/** The gateway; as for a native program, of its loopback addresses any port will do. */
const clientOf = ({ callbacks, clientId, clientSecret }: SandboxDeps): ClientMetadata => ({
  client_id: clientId,
  client_secret: clientSecret,
  application_type: 'native',
  redirect_uris: [...callbacks],
  grant_types: ['authorization_code'],
  response_types: ['code'],
  token_endpoint_auth_method: 'client_secret_post',
  id_token_signed_response_alg: 'ES256',
})

const configurationOf = (library: typeof Library, deps: SandboxDeps): Configuration => {
  const { clock, issuer, overPage, people, random } = deps
  const { pathname } = new URL(issuer)
  return {
    adapter: sandboxStore(clock),
    jwks: { keys: [newKey()] },
    cookies: {
      keys: [random.bytes(32).toString('base64url')],
      long: { path: pathname },
    },
    clients: [clientOf(deps)],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    pkce: { required: () => true },
    expiresWithSession: () => false,
    loadExistingGrant: agreed,
    findAccount: (_context, id) => {
      const person = people.find(id)
      if (person === undefined) return undefined
      return { accountId: id, claims: () => ({ sub: id, ...person, email_verified: true }) }
    },
    interactions: { policy: askAlways(library), url: (_context, { uid }) => `${pathname}/interaction/${uid}` },
    renderError: (context) => {
      context.type = 'html'
      context.body = overPage
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  }
}

/**
 * A certified server of OpenID Connect that plays a provider of local mode. Its keys are made at its start and what it
 * knows is in memory. Loaded when it is first asked: it is larger than the rest of the gateway.
 */
export const startSandboxProvider = async (deps: SandboxDeps): Promise<Provider> => {
  const library = await import('oidc-provider')
  return new library.Provider(deps.issuer, configurationOf(library, deps))
}
