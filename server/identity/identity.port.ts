import type { TaskEither } from 'fp-ts/TaskEither'

/** What is known of one sign-in at a provider, before and after it; the browser sees `state` and the hash of `verifier` only. */
export interface Asking {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** Where the provider sends the browser back to. */
  readonly callback: URL
}

/** Somebody whom a provider vouches for. */
export interface Proven {
  /** The provider's own id of the person, the same each time. */
  readonly subject: string
  /** Null when the provider has not verified it or does not say so. */
  readonly email: string | null
  /** Empty when the provider does not tell it. */
  readonly name: string
}

/** The provider cannot be reached or does not vouch for anybody; `reason` is for the log and holds no secret. */
export interface IdentityRefused {
  readonly _tag: 'IdentityRefused'
  readonly reason: string
}

export const identityRefused = (reason: string): IdentityRefused => ({ _tag: 'IdentityRefused', reason })

/** Another service that knows people and vouches for them (ACCT-1). */
export interface IdentityProvider {
  /** The page on which a person signs in there. */
  readonly authorize: (asking: Asking) => TaskEither<IdentityRefused, URL>
  /** Redeems what the provider sent back to `callback`; only what it signed for this asking counts. */
  readonly redeem: (asking: Asking, answer: URLSearchParams) => TaskEither<IdentityRefused, Proven>
}
