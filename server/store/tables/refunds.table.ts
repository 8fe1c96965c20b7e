import type { Generated } from 'kysely'
import type { RefundState } from '../../../src/domain/coins/refund'

/** Somebody wants the money of an order back (COIN-45); there is one for each order. */
export interface RefundRequestsTable {
  order_id: string
  user_id: number
  /** Number of COIN-48. */
  category: number
  description: string
  /** The picture that goes with it; null once it is gone. */
  proof_id: string | null
  state: RefundState
  made_at: number
  decided_at: number | null
  /** The operator. */
  decided_by: Generated<string>
  answer: Generated<string>
  /** How often the provider could not be told. */
  tries: Generated<number>
  /** When the provider is told next; null: not (any more). */
  next_at: number | null
  /** When the provider took it; the coins go back when it says that the money has. */
  sent_at: number | null
  /** Why the provider is not told again by itself. */
  problem: Generated<string>
}
