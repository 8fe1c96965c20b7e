/** One-use proofs of an address with `userId` and `cert` (ACCT-81); the newest of each purpose counts. */
export interface CertsTable {
  cert_hash: string
  user_id: number
  /** `keepAccount`: out of the grace of a deletion; `signIn`: by the operator. */
  purpose: 'keepAccount' | 'signIn'
  made_at: number
}

/** Tokens of automatic login, each of the session that it would replace (ACCT-82). */
export interface AutomaticTokensTable {
  token_hash: string
  session_id: string
  /** How the person had signed in. */
  way: 'email' | 'phone' | 'social'
  made_at: number
  /** When its successor was made; null for the one that the browser should hold. */
  used_at: number | null
}
