import type { Generated } from 'kysely'

/**
 * One sign-in at another provider. `verifier` and `nonce` are spent when the browser comes back; `state`, cookie and key are
 * stored hashed. `key_hash` is that of `token_key` once proved, of `cert_key` once nobody was found.
 */
export interface SocialFlowsTable {
  state_hash: string
  provider: string
  cookie_hash: string
  verifier: string
  nonce: string
  step: 'asked' | 'called' | 'proved' | 'unknown'
  key_hash: string | null
  /** The provider's own id of the person. */
  subject: string | null
  /** Verified by the provider, else null. */
  email: string | null
  name: Generated<string>
  expires_at: number
}
