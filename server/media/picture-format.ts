export type PictureFormat = 'jpeg' | 'png' | 'webp'

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

const uint32 = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) * 2 ** 24 +
    (bytes[at + 1] ?? 0) * 2 ** 16 +
    (bytes[at + 2] ?? 0) * 2 ** 8 +
    (bytes[at + 3] ?? 0)) >>>
  0

const PNG_HEADER = 8
/** Length, name and checksum around what a chunk holds. */
const PNG_CHUNK = 12

/** A PNG that moves says so in a chunk before its first picture. */
const isMovingPng = (bytes: Uint8Array): boolean => {
  for (let at = PNG_HEADER; at + PNG_CHUNK <= bytes.length; at += PNG_CHUNK + uint32(bytes, at)) {
    const name = ascii(bytes, at + 4, 4)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

const MOVING_WEBP = 0b10

const isMovingWebp = (bytes: Uint8Array): boolean =>
  ascii(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & MOVING_WEBP) !== 0

/** What a file is by its first bytes, whatever it is called; undefined for what is no still picture of these formats. */
export const formatOf = (bytes: Uint8Array): PictureFormat | undefined => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return isMovingPng(bytes) ? undefined : 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return isMovingWebp(bytes) ? undefined : 'webp'
  return undefined
}
