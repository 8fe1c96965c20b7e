import type { Language } from '../../domain/kernel/language'

/** Who asks, read anew for every request; nothing of it opens anything (@rule GATE-3, GATE-14). */
export interface RequestIdentity {
  readonly deviceId: () => string
  /** 0 without a session. */
  readonly userId: () => number
  /** The readable handle of the session, empty without one. */
  readonly token: () => string
  /** Of the interface. */
  readonly language: () => Language
  readonly countryId: () => number
  /** What a session of this client is called and counted as; missing: `web`. */
  readonly device?: 'web' | 'terminal'
}

/** Keys that sign: one of the deployment for public calls, one of the session for all others (@rule GATE-6). */
export interface SigningKeys {
  readonly app: () => Promise<CryptoKey>
  /** Undefined when it was lost; that counts as 401. */
  readonly session: () => Promise<CryptoKey | undefined>
}
