import { buffer } from 'node:stream/consumers'
import * as O from 'fp-ts/Option'
import type { Instant } from '../../../src/domain/kernel/time'
import { openBytes, sealBytes } from '../../http/steps/aes'
import type { MediaId, MediaStore } from '../../media/media-store.port'
import type { Random } from '../../random'

/** Pictures that only an operator may see, and only for a reason; what lies on the disk cannot be read without the key. */
export interface Evidence extends Pick<MediaStore, 'list' | 'remove'> {
  /** Durable when it resolves. */
  readonly keep: (id: MediaId, picture: Uint8Array, at: Instant) => Promise<void>
  /** Undefined when there is none of that id, or it was sealed with another key. */
  readonly open: (id: MediaId) => Promise<Buffer | undefined>
}

interface EvidenceDeps {
  /** A store of its own, apart from the pictures that people see. */
  readonly store: MediaStore
  readonly key: () => Promise<Uint8Array>
  readonly random: Random
}

const NAME = 'sealed'
const NONCE_BYTES = 12

/** A picture that was put in the place of another one does not open. */
const contextOf = (id: MediaId): string => `evidence:${id}`

/** AES-256-GCM with a fresh nonce for each picture. */
export const makeEvidence = ({ key, random, store }: EvidenceDeps): Evidence => ({
  list: store.list,
  remove: store.remove,
  keep: async (id, picture, at) => {
    const sealed = sealBytes(await key(), random.bytes(NONCE_BYTES), picture, contextOf(id))
    await store.put(id, { [NAME]: sealed }, at)
  },
  open: async (id) => {
    const file = await store.open(id, NAME)
    if (file === undefined) return undefined
    return O.toUndefined(openBytes(await key(), await buffer(file.stream), contextOf(id)))
  },
})
