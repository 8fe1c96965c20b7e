export type Bytes = Uint8Array<ArrayBuffer>

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const toBase64 = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Throws on what is no base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0))

export const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count))
