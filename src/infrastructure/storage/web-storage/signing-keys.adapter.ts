import { fromBase64 } from '../../gateway/bytes'
import type { SigningKeys } from '../../gateway/request-identity'
import { importSigningKey } from '../../gateway/sign'
import type { SigningKeyStore } from './signing-key.store'

/** The deployment's key is base64 in the runtime configuration; the session's lies in the browser's database (@rule GATE-6). */
export const makeSigningKeys = (appKey: string, store: SigningKeyStore): SigningKeys => {
  let app: Promise<CryptoKey> | null = null
  return {
    app: () => (app ??= importSigningKey(fromBase64(appKey))),
    session: store.read,
  }
}
