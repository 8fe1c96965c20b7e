import type { Generated } from 'kysely'

/** One row a person. `pay_status`, `goddess`, `demo`, `friends_only` are 0 or 1; prices are coins a minute. */
export interface UsersTable {
  id: Generated<number>
  user_name: string
  /** The name lower-cased, for the search. */
  user_name_search: string
  head_img: Generated<string>
  /** 1 male, 2 female (PROF-4). */
  gender: number
  /** `YYYY-MM-DD`. */
  birthday: string
  /** How often the birthday was changed (PROF-16). */
  birthday_changes: Generated<number>
  country_id: Generated<number>
  country_code: Generated<string>
  city: Generated<string>
  /** Comma-joined, at most 3 (PROF-18). */
  languages: Generated<string>
  introduce: Generated<string>
  /** Comma-joined ids of PROF-26, at most 5 (PROF-19). */
  interest_labels: Generated<string>
  background: Generated<string>
  goddess: Generated<number>
  demo: Generated<number>
  pay_status: Generated<number>
  price: Generated<number>
  friend_price: Generated<number>
  friends_only: Generated<number>
  created_at: number
  deleted_at: number | null
}

/** How somebody signs in by e-mail. `password_hash` is null until one is set (status 5). */
export interface EmailsTable {
  email: string
  user_id: number
  password_hash: string | null
  confirmed_at: number | null
  /** When it was linked to an account that was there already; null since sign-up (ACCT-115). */
  linked_at: number | null
}

/** How somebody signs in by phone; `phone` is E.164. Having it in the table means that a code was typed. */
export interface PhonesTable {
  phone: string
  user_id: number
  password_hash: string | null
  linked_at: number | null
}

/** Accounts of other providers by which somebody signs in; `subject` is the provider's own id of the person. */
export interface SocialAccountsTable {
  provider: string
  subject: string
  user_id: number
  created_at: number
}

/** Who or what has had the sign-up coins: keyed hashes of addresses, numbers and devices, kept beyond the account. */
export interface SignUpGrantsTable {
  subject_hash: string
  at: number
}

/** A sign-up, confirmation, reset or linking under way; codes, links, tickets and cookies are stored hashed. */
export interface SignInFlowsTable {
  id: string
  kind: string
  /** A normal e-mail address, or a number in E.164. */
  identifier: string
  user_id: number | null
  code_hash: string
  link_hash: string | null
  tries: Generated<number>
  expires_at: number
  confirmed_at: number | null
  ticket_hash: string | null
  ticket_used: Generated<number>
  cookie_hash: string
  /** A password set before the account exists. */
  password_hash: string | null
  created_at: number
}

/** Wrong passwords and codes, counted for each account, device or address named by `subject`. */
export interface SignInAttemptsTable {
  subject: string
  failures: number
  locked_until: Generated<number>
  at: number
}

/** The age statement of PLUS-16. */
export interface AgeStatementsTable {
  user_id: number
  version: string
  method: string
  at: number
}

export interface PresenceTable {
  user_id: number
  /** 1 busy, 2 free (GATE-26). */
  status: number
  seen_at: number
}
