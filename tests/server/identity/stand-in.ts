import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** How a provider may misbehave; what is not named it does right. */
export interface Misbehaviour {
  /** Over the claims of the id token; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Signs with a key that is not in its key set. */
  readonly foreignKey?: boolean
  /** Says `alg: none` and does not sign. */
  readonly unsigned?: boolean
  /** Gives no id token at all. */
  readonly noIdToken?: boolean
  /** Answers the token endpoint with this status. */
  readonly tokenStatus?: number
  /** Never answers the token endpoint. */
  readonly hangs?: boolean
  /** Leaves its token endpoint out of its metadata, as Facebook does. */
  readonly silentAboutToken?: boolean
}

interface Granted {
  readonly asked: URLSearchParams
  readonly claims: Readonly<Record<string, unknown>>
}

/** A provider of OpenID Connect outside the product, that can be told to misbehave. */
export interface StandIn {
  readonly issuer: string
  readonly behave: (misbehaviour: Misbehaviour) => void
  /** The person agreed to what the authorization request `asked`: the code for them. */
  readonly grant: (asked: URLSearchParams, claims?: Readonly<Record<string, unknown>>) => string
  /** What stood in the last token request. */
  readonly lastRequest: () => URLSearchParams
  readonly close: () => Promise<void>
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const token = (key: KeyObject, claims: object, unsigned: boolean): string => {
  const content = `${part({ alg: unsigned ? 'none' : 'RS256', kid: 'one' })}.${part(claims)}`
  return `${content}.${unsigned ? '' : sign('sha256', Buffer.from(content), key).toString('base64url')}`
}

const sha256 = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

export const SECRET = 'the secret of the client'
export const CLIENT = 'client-of-visavis'

/** Checks a client secret that is a token of the team’s key, as Apple would. */
export const isAppleProof = (secret: string, publicKey: KeyObject): boolean => {
  const [header = '', claims = '', signature = ''] = secret.split('.')
  const content = Buffer.from(`${header}.${claims}`)
  return verify('sha256', content, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
}

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey

/** Every check that a provider makes of a token request: the code once, its redirect address, and the verifier. */
const refusalOf = (given: URLSearchParams, granted: Granted | undefined): string | null => {
  if (!granted || granted.asked.get('redirect_uri') !== given.get('redirect_uri')) return 'invalid_grant'
  if (granted.asked.get('code_challenge') !== sha256(given.get('code_verifier') ?? '')) return 'invalid_grant'
  if (granted.asked.get('code_challenge_method') !== 'S256') return 'invalid_request'
  return given.get('client_id') === CLIENT ? null : 'invalid_client'
}

/** On a free port of loopback, or on `port`. */
export const startStandIn = async (port = 0): Promise<StandIn> => {
  const [own, foreign] = [keyPair(), keyPair()]
  const codes = new Map<string, Granted>()
  let misbehaviour: Misbehaviour = {}
  let last = new URLSearchParams()
  let issuer = ''

  const idToken = ({ asked, claims }: Granted): string => {
    const now = Math.floor(Date.now() / 1_000)
    const right = { iss: issuer, aud: CLIENT, sub: 'person-1', nonce: asked.get('nonce'), iat: now, exp: now + 600 }
    const { claims: wrong = {}, foreignKey = false, unsigned = false } = misbehaviour
    return token(foreignKey ? foreign : own, { ...right, ...claims, ...wrong }, unsigned)
  }

  const redeem = async (request: IncomingMessage): Promise<readonly [number, object]> => {
    last = new URLSearchParams(await text(request))
    const code = last.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const { noIdToken = false, tokenStatus } = misbehaviour
    if (tokenStatus !== undefined) return [tokenStatus, { error: 'server_error' }]
    const refusal = refusalOf(last, granted)
    if (refusal !== null || !granted) return [400, { error: refusal }]
    return [200, { access_token: 'opaque', token_type: 'Bearer', ...(noIdToken ? {} : { id_token: idToken(granted) }) }]
  }

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    ...(misbehaviour.silentAboutToken === true ? {} : { token_endpoint: `${issuer}/token` }),
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })
  const keys = () => ({ keys: [{ ...createPublicKey(own).export({ format: 'jwk' }), kid: 'one', use: 'sig' }] })

  const answer = async (request: IncomingMessage): Promise<readonly [number, object] | null> => {
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return [200, metadata()]
      case '/jwks':
        return [200, keys()]
      case '/token':
        return misbehaviour.hangs === true ? null : redeem(request)
      default:
        return [404, {}]
    }
  }
  const server = createServer((request, response) => {
    void answer(request).then((said) => {
      if (said === null) return
      response.writeHead(said[0], { 'content-type': 'application/json' }).end(JSON.stringify(said[1]))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`

  return {
    issuer,
    behave: (given) => void (misbehaviour = given),
    grant: (asked, claims = {}) => {
      const code = `code-${codes.size + 1}-${asked.get('state') ?? ''}`
      codes.set(code, { asked, claims })
      return code
    },
    lastRequest: () => last,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
