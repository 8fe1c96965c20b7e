import { makeSealKey, wrapSealKey } from './seal'

/** What a body is sealed with: the key, and how the gateway learns it (@rule GATE-9). */
export interface Sealing {
  readonly key: CryptoKey
  /** The wrapped key, or after the first reply the gateway's ticket for it. */
  readonly name: string
}

/** One key of this client, wrapped once and named by a ticket from then on. */
export interface SealTicket {
  readonly current: () => Promise<Sealing>
  /** The gateway has named `key` by a ticket. */
  readonly keep: (key: CryptoKey, keyId: string) => void
  /** The gateway does not know the ticket any more; the next body has a fresh key. */
  readonly drop: (key: CryptoKey) => Promise<void>
}

const fresh = async (spki: string): Promise<Sealing> => {
  const key = await makeSealKey()
  return { key, name: await wrapSealKey(spki, key) }
}

/** `spki` is the gateway's public key, base64. */
export const makeSealTicket = (spki: string): SealTicket => {
  let held: Promise<Sealing> | null = null
  const replace = async (key: CryptoKey, by: Promise<Sealing> | null): Promise<void> => {
    const before = held
    if (before !== null && (await before).key === key && held === before) held = by
  }
  return {
    current: () => {
      held ??= fresh(spki).catch((cause: unknown) => {
        held = null
        throw cause
      })
      return held
    },
    keep: (key, name) => void replace(key, Promise.resolve({ key, name })),
    drop: (key) => replace(key, null),
  }
}
