import type { Generated } from 'kysely'
import type { AppealState } from '../../../src/domain/safety/appeal'
import type { SanctionKind, SanctionScope } from '../../../src/domain/safety/sanction'

/** Who is kept out, why, and until when; `ends_at` null is without an end. Operators are named by `…_by`. */
export interface SanctionsTable {
  id: Generated<number>
  kind: SanctionKind
  scope: SanctionScope
  user_id: number
  /** One of `conductRules`. */
  rule: string
  reason: string
  starts_at: number
  ends_at: number | null
  decided_by: string
  lifted_at: number | null
  lifted_by: string | null
  lift_reason: string | null
}

/** The devices of a sanction on the device or on both. */
export interface SanctionDevicesTable {
  device_id: string
  sanction_id: number
}

/** What lets somebody without a session appeal; stored hashed, deleted when used. */
export interface AppealTokensTable {
  token_hash: string
  sanction_id: number
  user_id: number
  made_at: number
}

/** One row an appeal; `token_hash` is the token that it used, so that a retry finds its own appeal. */
export interface AppealsTable {
  id: Generated<number>
  sanction_id: number
  user_id: number
  token_hash: string | null
  words: string
  state: AppealState
  made_at: number
  decided_at: number | null
  decided_by: string | null
  answer: string | null
}

/** Accounts in the grace of their deletion, and since `done_at` deleted. */
export interface DeletionsTable {
  user_id: number
  asked_at: number
  due_at: number
  done_at: number | null
}
