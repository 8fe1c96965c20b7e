import { hex, randomBytes, utf8, type Bytes } from './bytes'
import type { Method } from './contract/call'
import { canonicalRequest, toSign, type Stamp } from './contract/canonical'

/** H of GATE-6: SHA-256 in lower-case hex. */
export const hashHex = async (content: string | Bytes): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', typeof content === 'string' ? utf8(content) : content))

/** A key that signs and cannot be read again (@rule GATE-6). */
export const importSigningKey = (raw: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

/** Fresh parts of a request; `now` in ms on the gateway's clock (@rule GATE-5, GATE-6). */
export const makeStamp = (now: number): Stamp => ({
  timestamp: String(Math.round(now)),
  nonce: hex(randomBytes(16)),
  random: sixDigits(),
})

const sixDigits = (): string => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(word % 1_000_000).padStart(6, '0')
}

/** What is signed; `body` is the body as sent, or the file of a multipart call (@rule GATE-6). */
export interface Signable {
  readonly method: Method
  readonly path: string
  readonly address: Readonly<Record<string, string>>
  readonly body: string | Bytes
}

/** The signature of a request, lower-case hex (@rule GATE-6). */
export const signRequest = async (key: CryptoKey, request: Signable, stamp: Stamp): Promise<string> => {
  const canonical = canonicalRequest(request.method, request.path, request.address, await hashHex(request.body))
  return hex(await crypto.subtle.sign('HMAC', key, utf8(toSign(await hashHex(canonical), stamp))))
}
