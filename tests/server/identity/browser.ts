import { accountCalls } from '../../../src/infrastructure/gateway/contract/account.calls'
import type { SocialProvider } from '../../../src/infrastructure/gateway/contract/social-return'
import type { Asker } from '../asker'
import { ADULT } from '../sign-up'
import type { TestServer } from '../test-server'

/** What a browser hears when it opens an address. */
export interface Opened {
  readonly status: number
  /** Whole, empty when it leads nowhere. */
  readonly location: string
  readonly text: string
  readonly headers: Headers
}

export interface Opening {
  /** Posted as a form. */
  readonly form?: Readonly<Record<string, string>>
  /** From a page of somebody else: no cookie of the product travels with a form. */
  readonly crossSite?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** What a browser needs to walk from page to page. */
export interface Walker {
  readonly cookieHeader: () => string
  readonly cookies: {
    readonly set: (name: string, value: string) => unknown
    readonly delete: (name: string) => unknown
  }
}

/** Opens an address as the browser of `asker` would, without following where it leads. */
export const open = async (
  asker: Walker,
  address: string,
  { crossSite = false, form, headers = {} }: Opening = {},
): Promise<Opened> => {
  const site = crossSite ? 'cross-site' : 'same-origin'
  const response = await fetch(address, {
    method: form === undefined ? 'GET' : 'POST',
    ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'sec-fetch-site': site,
      ...(crossSite ? {} : { cookie: asker.cookieHeader() }),
      ...headers,
    },
  })
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
    if (value === '' || /max-age=0/i.test(line)) asker.cookies.delete(name)
    else asker.cookies.set(name, decodeURIComponent(value))
  }
  const location = response.headers.get('location')
  return {
    status: response.status,
    location: location === null ? '' : new URL(location, address).href,
    text: await response.text(),
    headers: response.headers,
  }
}

export const startAddress = ({ url }: TestServer, provider: string): string =>
  `${url}/account/v1/oidc/${provider}/start`

export const callbackAddress = ({ url }: TestServer, provider: string): string =>
  `${url}/account/v1/oidc/${provider}/callback`

/** How the product is told: the query of the login page. */
export const told = (server: TestServer, { location, status }: Opened): Readonly<Record<string, string>> => {
  const { href, searchParams } = new URL(location)
  if (status !== 303 || !href.startsWith(`${server.url}/login?`)) throw new Error(`not the product: ${status} ${href}`)
  return Object.fromEntries(searchParams)
}

export interface Pretended {
  readonly name: string
  readonly email: string
}

/** From the product's button to the page on which one chooses who one is. */
export const toSandbox = async (server: TestServer, asker: Walker, provider: SocialProvider): Promise<string> => {
  const start = await open(asker, startAddress(server, provider))
  return (await open(asker, start.location)).location
}

/** Chooses, and comes back to the product. Apple’s face posts a form, as Apple does from its own site. */
export const choose = async (server: TestServer, asker: Walker, page: string, choice: Pretended | 'cancel') => {
  const form: Readonly<Record<string, string>> = choice === 'cancel' ? { cancel: '1' } : { ...choice }
  const chosen = await open(asker, page, { form })
  const left = await open(asker, chosen.location)
  if (left.location !== '') return told(server, await open(asker, left.location))
  const action = /action="([^"]+)"/.exec(left.text)?.[1] ?? ''
  const fields = [...left.text.matchAll(/name="(\w+)" value="([^"]*)"/g)]
  const posted = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
  return told(server, await open(asker, action, { form: posted, crossSite: true }))
}

/** The whole way there and back: the key of row 63. */
export const keyFrom = async (
  server: TestServer,
  asker: Walker,
  provider: SocialProvider,
  who: Pretended,
): Promise<string> => {
  const page = await toSandbox(server, asker, provider)
  return (await choose(server, asker, page, who))['token_key'] ?? ''
}

/** DATA-28, DATA-29. */
export const loginType: Readonly<Record<SocialProvider, number>> = { facebook: 2, google: 3, apple: 4 }

/** Row 63. */
export const enterBy = (asker: Asker, token_key: string, provider: SocialProvider) =>
  asker.ask(accountCalls.socialLogin, { token_key, login_type: loginType[provider] })

/** Row 64. */
export const supply = (asker: Asker, cert_key: string, over: Readonly<Record<string, unknown>> = {}) =>
  asker.ask(accountCalls.addBasicInfo, {
    cert_key,
    nick_name: 'Robin',
    sex: 2,
    birthday: '1990-05-17',
    adultStatement: ADULT,
    ...over,
  })

/** The `cert_key` of a 10042. */
export const certOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'cert_key' in data ? String(data.cert_key) : ''
