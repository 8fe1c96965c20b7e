import * as O from 'fp-ts/Option'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import { fromBase64 } from '../gateway/bytes'
import { importSigningKey } from '../gateway/sign'
import type { SigningKeyStore } from '../storage/web-storage/signing-key.store'

const NAME = 'signing-key'

/** The session's signing key in the file of its owner: Node has no store whose keys cannot be read (@rule GATE-6). */
export const makeStoredSigningKey = (texts: KeyedStore): SigningKeyStore => ({
  read: async () => {
    const secret = texts.read(NAME)
    return O.isSome(secret) ? importSigningKey(fromBase64(secret.value)).catch(() => undefined) : undefined
  },
  keep: async (secret) => {
    await importSigningKey(fromBase64(secret))
    texts.write(NAME, secret)
  },
  clear: async () => texts.remove(NAME),
})
