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
  /** 1: `user_id` wants to hear when `other_id` comes online (FRND-42). */
  remind: Generated<number>
  /** When they last did. */
  reminded_at: Generated<number>
}

export interface BlocksTable {
  user_id: number
  other_id: number
  at: number
}

/** Requests from hot videos that somebody got for nothing on a day (UTC). */
export interface HotAddsTable {
  user_id: number
  day: string
  used: number
}

/** Hosts whom the gateway has offered to somebody on a day (UTC). */
export interface SuggestionsTable {
  user_id: number
  other_id: number
  day: string
}
