import type { Generated } from 'kysely'

/** How `user_id` stands to `other_id` (FRND-1..4); a pair has two rows or none. */
export interface RelationsTable {
  user_id: number
  other_id: number
  relation: number
  remark: Generated<string>
  stick: Generated<number>
  add_way: Generated<number>
  /** The key of the transfer that paid for the request, so that it can be returned (FRND-17). */
  fee_key: string | null
  requested_at: number | null
  changed_at: number
}

export interface BlocksTable {
  user_id: number
  other_id: number
  at: number
}
