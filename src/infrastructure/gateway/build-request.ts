import type { RuntimeConfig } from '../../application/kernel/runtime-config'
import { type Language, languageId } from '../../domain/kernel/language'
import type { Bytes } from './bytes'
import type { Call } from './contract/call'
import { envelopeContext, sortedPairs, type Stamp } from './contract/canonical'
import { WEB, type CommonParams } from './contract/common.codec'
import { place, type Placed } from './contract/parameters'
import type { AskOptions } from './gateway'
import type { RequestIdentity } from './request-identity'
import { sealText } from './seal'
import type { Sealing } from './seal-ticket'
import { signRequest } from './sign'

export interface RequestParts {
  readonly call: Call
  /** Encoded, by primary names. */
  readonly params: Readonly<Record<string, unknown>>
  readonly common: CommonParams
  readonly options: AskOptions
  readonly token: string
  readonly language: Language
  readonly stamp: Stamp
  readonly signingKey: CryptoKey | undefined
  readonly sealing: Sealing | undefined
}

export interface BuiltRequest {
  /** Below the base of the gateway, with the parameters. */
  readonly address: string
  readonly init: {
    readonly method: string
    readonly headers: Record<string, string>
    readonly body?: string | FormData
  }
}

/** The parameters of every request (@rule GATE-3, GATE-4). */
export const commonOf = (config: Pick<RuntimeConfig, 'appId' | 'build'>, identity: RequestIdentity): CommonParams => ({
  appId: config.appId,
  version: config.build,
  languageId: languageId(identity.language()),
  deviceId: identity.deviceId(),
  userId: identity.userId(),
  portType: WEB,
  countryId: identity.countryId(),
})

const contentOf = async ({ call, sealing, stamp }: RequestParts, { body, path }: Placed): Promise<string> => {
  if (body === undefined) return ''
  const text = JSON.stringify(body)
  if (sealing === undefined) return text
  const data = await sealText(sealing.key, envelopeContext('request', call.method, path, stamp), text)
  return JSON.stringify({ key: sealing.name, data })
}

const formOf = (field: string, file: Blob): FormData => {
  const form = new FormData()
  form.append(field, file)
  return form
}

const signature = async (
  { call, signingKey, stamp }: RequestParts,
  { address, path }: Placed,
  body: string | Bytes,
): Promise<Record<string, string>> =>
  signingKey === undefined
    ? {}
    : { ...stamp, sign: await signRequest(signingKey, { method: call.method, path, address, body }, stamp) }

/** The code of the language goes as a header, since not every language has a number (@rule I18N-5). */
const headersOf = ({ call, language, options, token }: RequestParts): Record<string, string> => ({
  'accept-language': language,
  ...(call.flags.public ? {} : { token }),
  ...(call.flags.idempotent && options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
  ...(options.captcha ? { 'X-Captcha-Token': options.captcha } : {}),
})

/** One request as it goes out: parameters placed, body sealed, all of it signed (@rule GATE-2, GATE-5, GATE-6, GATE-14). */
export const buildRequest = async (parts: RequestParts): Promise<BuiltRequest> => {
  const { call, common, options, params } = parts
  const placed = place(call, { ...common, ...params })
  const pairs = sortedPairs(placed.address)
  const address = pairs === '' ? placed.path : `${placed.path}?${pairs}`
  if (call.flags.multipart) {
    const file = options.file ?? new Blob([])
    const signed = await signature(parts, placed, new Uint8Array(await file.arrayBuffer()))
    const headers = { ...headersOf(parts), ...signed }
    return { address, init: { method: call.method, headers, body: formOf(call.file, file) } }
  }
  const content = await contentOf(parts, placed)
  const headers = { ...headersOf(parts), ...(await signature(parts, placed, content)) }
  return placed.body === undefined
    ? { address, init: { method: call.method, headers } }
    : {
        address,
        init: { method: call.method, headers: { ...headers, 'content-type': 'application/json' }, body: content },
      }
}
