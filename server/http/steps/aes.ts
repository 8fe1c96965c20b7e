import { createCipheriv, createDecipheriv } from 'node:crypto'
import * as O from 'fp-ts/Option'

const IV = 12
const TAG = 16

/** AES-256-GCM with the nonce in front and the tag behind (@rule GATE-9). `key` is 32 bytes, `iv` 12 fresh ones. */
export const sealBytes = (key: Uint8Array, iv: Uint8Array, plain: Uint8Array, context: string): Buffer => {
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(context))
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** None when the bytes are too short, tampered with, or belong to another key or context. */
export const openBytes = (key: Uint8Array, sealed: Buffer, context: string): O.Option<Buffer> => {
  if (sealed.length < IV + TAG) return O.none
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG))
  return O.tryCatch(() => Buffer.concat([decipher.update(sealed.subarray(IV, sealed.length - TAG)), decipher.final()]))
}
