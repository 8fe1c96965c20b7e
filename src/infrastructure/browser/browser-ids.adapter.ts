import * as O from 'fp-ts/Option'
import type { Ids } from '../../application/kernel/ids.port'
import { toMessageUuid } from '../../domain/kernel/ids'

const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** A version 4 UUID of random bytes, for pages that are not served securely and so lack `randomUUID`. */
const madeByHand = (random: Crypto): string => {
  const bytes = [...random.getRandomValues(new Uint8Array(16))]
  const digits = bytes
    .map((byte, n) => (n === 6 ? (byte & 0x0f) | 0x40 : n === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map(hex)
    .join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Random UUIDs. */
export const makeBrowserIds = (random: Crypto = globalThis.crypto): Ids => ({
  uuid: () => {
    const text = typeof random.randomUUID === 'function' ? random.randomUUID() : madeByHand(random)
    const uuid = toMessageUuid(text)
    if (O.isNone(uuid)) throw new Error('the browser made no UUID')
    return uuid.value
  },
})
