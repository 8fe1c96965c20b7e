import { randomUUID } from 'node:crypto'
import { languageOf } from '../../src/domain/kernel/language'
import { type BuiltRequest, buildRequest } from '../../src/infrastructure/gateway/build-request'
import type { Call, ParamsOf, ReplyOf } from '../../src/infrastructure/gateway/contract/call'
import { envelopeContext, type Stamp } from '../../src/infrastructure/gateway/contract/canonical'
import { envelope } from '../../src/infrastructure/gateway/contract/envelope.codec'
import { openText } from '../../src/infrastructure/gateway/seal'
import { makeSealTicket, type SealTicket } from '../../src/infrastructure/gateway/seal-ticket'
import { importSigningKey, makeStamp } from '../../src/infrastructure/gateway/sign'

/** What the gateway said: `data` is of the call's codec when `code` is a success. */
export interface Said<C extends Call> {
  readonly status: number
  readonly code: number
  readonly message: string | null
  readonly data: ReplyOf<C>
  readonly headers: Headers
  /** The body as it came, sealed or not. */
  readonly body: string
}

export interface Asking {
  readonly idempotencyKey?: string
  readonly captcha?: string
  /** The number of a language; that of English unless given. */
  readonly languageId?: number
  readonly file?: Blob
  readonly stamp?: Partial<Stamp>
  /** Instead of the asker's own; '' sends none. */
  readonly token?: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Parameters as they go out, instead of those of the codec. */
  readonly raw?: Readonly<Record<string, unknown>>
  /** The last hand on a request before it goes out. */
  readonly tamper?: (request: BuiltRequest) => BuiltRequest
}

/** Somebody at a browser: signs, seals and keeps cookies as the client does. */
export interface Asker {
  readonly userId: number
  readonly deviceId: string
  readonly cookies: Map<string, string>
  readonly token: string
  readonly cookieHeader: () => string
  readonly ask: <C extends Call>(call: C, params: ParamsOf<C>, asking?: Asking) => Promise<Said<C>>
  /** Takes over what a sign-in reply carries; the twin cookie has been kept already. */
  readonly enter: (login: { id: number; loginToken: string; signSecret: string }) => Promise<void>
}

export interface AskerSetting {
  readonly url: string
  /** Base64, as in `/config.json`. */
  readonly appKey: string
  readonly sealKey: string
  readonly now: () => number
}

const keepCookies = (jar: Map<string, string>, headers: Headers): void => {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.some((attribute) => attribute.trim().toLowerCase() === 'max-age=0')) jar.delete(name)
    else jar.set(name, decodeURIComponent(pair.slice(at + 1)))
  }
}

const cookieLine = (jar: Map<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

const readBody = async (sealing: CryptoKey | undefined, context: string, text: string): Promise<unknown> => {
  const content: unknown = text === '' ? {} : JSON.parse(text)
  if (!envelope.is(content) || sealing === undefined) return content
  const opened = await openText(sealing, context, content.data)()
  if (opened._tag === 'Left') throw new Error('the reply does not open')
  return JSON.parse(opened.right)
}

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

export const makeAsker = async ({ appKey, now, sealKey, url }: AskerSetting): Promise<Asker> => {
  const [deviceId, jar, tickets] = [randomUUID(), new Map<string, string>(), makeSealTicket(sealKey)]
  const appSigning = await importSigningKey(bytesOf(appKey))
  const own = { userId: 0, token: '', signing: undefined as CryptoKey | undefined }

  const send = async (call: Call, params: Readonly<Record<string, unknown>>, asking: Asking) => {
    const sealing = call.flags.encrypted && call.method !== 'GET' ? await tickets.current() : undefined
    const stamp = { ...makeStamp(now()), ...asking.stamp }
    const common = {
      appId: 'visavis',
      version: 'test',
      languageId: asking.languageId ?? 1,
      deviceId,
      userId: own.userId,
      portType: 4,
      countryId: 0,
    }
    const signingKey = call.flags.signed ? (call.flags.public ? appSigning : (own.signing ?? appSigning)) : undefined
    const options = { idempotencyKey: call.flags.idempotent ? randomUUID() : '', ...asking }
    const built = await buildRequest({
      call,
      params,
      common,
      options,
      language: languageOf(Number(asking.raw?.['languageId'] ?? asking.languageId ?? 1)),
      token: asking.token ?? own.token,
      stamp,
      signingKey,
      sealing,
    })
    const { address, init } = asking.tamper?.(built) ?? built
    const cookie = asking.cookie ?? cookieLine(jar)
    const headers = { ...init.headers, ...(cookie === '' ? {} : { cookie }), ...asking.headers }
    const path = address.startsWith('/') ? address : `/${address}`
    const response = await fetch(url + path, { ...init, headers, redirect: 'manual' })
    keepCookies(jar, response.headers)
    keepTicket(tickets, sealing?.key, response.headers)
    return { response, sealing, context: envelopeContext('reply', call.method, path.split('?')[0] ?? '', stamp) }
  }

  return {
    get userId() {
      return own.userId
    },
    get token() {
      return own.token
    },
    deviceId,
    cookies: jar,
    cookieHeader: () => cookieLine(jar),
    ask: async <C extends Call>(call: C, params: ParamsOf<C>, asking: Asking = {}): Promise<Said<C>> => {
      const { context, response, sealing } = await send(
        call,
        asking.raw ?? (call.params.encode(params) as Record<string, unknown>),
        asking,
      )
      const body = await response.text()
      const said = (await readBody(sealing?.key, context, body)) as Pick<Said<C>, 'code' | 'message' | 'data'>
      return { ...said, status: response.status, headers: response.headers, body }
    },
    enter: async ({ id, loginToken, signSecret }) => {
      Object.assign(own, { userId: id, token: loginToken, signing: await importSigningKey(bytesOf(signSecret)) })
    },
  }
}

const keepTicket = (tickets: SealTicket, key: CryptoKey | undefined, headers: Headers): void => {
  const keyId = headers.get('x-key-id')
  if (key !== undefined && keyId !== null) tickets.keep(key, keyId)
}
