import { createHmac, timingSafeEqual } from 'node:crypto'

/** Headers of a notification (row 174): HMAC SHA-256 in hexadecimal over provider, timestamp and body, and that timestamp in ms. */
export const SIGNATURE_HEADER = 'x-sandbox-signature'
export const TIMESTAMP_HEADER = 'x-sandbox-timestamp'

const hmac = (key: Buffer, parts: readonly (string | Uint8Array)[]): Buffer => {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

/** The provider stands in what is signed, so that what one says cannot be delivered as another's word. */
export const signatureOf = (key: Buffer, provider: string, timestamp: string, body: Uint8Array | string): string =>
  hmac(key, [provider, '.', timestamp, '.', body]).toString('hex')

/** Compares in a time that tells nothing about where they differ. */
export const sameText = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Proof that the gateway made a form or a session of `kind` for a payment. */
export const proofOf = (key: Buffer, kind: 'form' | 'session', ref: string, about: string): string =>
  hmac(key, [`sandbox ${kind}`, '\n', ref, '\n', about]).toString('base64url')

/** The form by which the product sends people to the page of a payment. */
export const formOf = (
  key: Buffer,
  { minor, ref }: { readonly minor: number; readonly ref: string },
): Record<string, string> => ({
  payment: ref,
  amount: String(minor),
  signature: proofOf(key, 'form', ref, String(minor)),
})
