import * as TE from 'fp-ts/TaskEither'
import { fromBase64, randomBytes, toBase64, utf8, type Bytes } from './bytes'

const IV = 12
const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const

/** The data cannot be opened: no base64, tampered with, or of another call (code 6666, @rule GATE-12). */
export type Unopened = { readonly _tag: 'Unopened' }

/** An AES-256 key that only this client and the gateway hold. */
export const makeSealKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt', 'decrypt'])

/** The key for the gateway's eyes; `spki` is `sealKey` of the runtime configuration, base64 (@rule GATE-9). */
export const wrapSealKey = async (spki: string, key: CryptoKey): Promise<string> => {
  const gateway = await crypto.subtle.importKey('spki', fromBase64(spki), RSA, false, ['wrapKey'])
  return toBase64(new Uint8Array(await crypto.subtle.wrapKey('raw', key, gateway, RSA)))
}

/** `data` of an envelope; `iv` is fresh for every text and given by tests only (@rule GATE-9). */
export const sealText = async (
  key: CryptoKey,
  context: string,
  text: string,
  iv: Bytes = randomBytes(IV),
): Promise<string> => {
  const settings = { name: 'AES-GCM', iv, additionalData: utf8(context) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(settings, key, utf8(text)))
  const data = new Uint8Array(IV + sealed.length)
  data.set(iv)
  data.set(sealed, IV)
  return toBase64(data)
}

/** The text of an envelope whose `context` is this one. */
export const openText = (key: CryptoKey, context: string, data: string): TE.TaskEither<Unopened, string> =>
  TE.tryCatch(
    async () => {
      const bytes = fromBase64(data)
      const settings = { name: 'AES-GCM', iv: bytes.slice(0, IV), additionalData: utf8(context) }
      return new TextDecoder().decode(await crypto.subtle.decrypt(settings, key, bytes.slice(IV)))
    },
    () => ({ _tag: 'Unopened' as const }),
  )
