import type { Generated } from 'kysely'
import type { SessionKind } from '../../../src/domain/account/departure'

/** One row a sign-in on a device. `cursor` is the last inbox row that this session has acknowledged. */
export interface SessionsTable {
  id: string
  user_id: number
  kind: SessionKind
  /** The HttpOnly twin, hashed; it alone authorises. */
  sid_hash: string
  /** The readable handle of GATE-14; it opens nothing by itself. */
  handle: string
  sign_secret: string
  device_id: string
  device_name: Generated<string>
  created_at: number
  seen_at: number
  revoked_at: number | null
  cursor: Generated<number>
  /** The language of the product there, by its number (I18N-5); 0 while it is not known. */
  language_id: Generated<number>
  /** The same by its code, which all have; empty while it is not known. */
  language: Generated<string>
  /** What its sockets heard when it ended; 0 and empty when nothing was said. */
  ended_code: Generated<number>
  ended_message: Generated<string>
}

/** Nonces already seen (GATE-6); `scope` is a session or, for public calls, a device. */
export interface NoncesTable {
  scope: string
  nonce: string
  at: number
}

/** Answers remembered under an `Idempotency-Key`. */
export interface IdempotencyTable {
  user_id: number
  key: string
  call: string
  request_hash: string
  reply: string
  at: number
}

/** Keys that all processes of one deployment share; the first process makes them. */
export interface ServerKeysTable {
  name: string
  value: string
}

export interface RateLimitsTable {
  key: string
  window_start: number
  count: number
}
