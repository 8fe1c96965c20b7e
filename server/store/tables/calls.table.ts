import type { Generated } from 'kysely'

export interface CallsTable {
  room_num: string
  caller_id: number
  callee_id: number
  /** 101 match, 102 wall or chat, 103 fake call (CALL-84). */
  call_location: number
  /** Coins a minute. */
  price: number
  state: 'created' | 'ringing' | 'answered' | 'live' | 'ended'
  created_at: number
  /** In a match, when both have let the other see them (PLUS-11). */
  answered_at: number | null
  /** The session that answered. */
  answered_by: string | null
  ended_at: number | null
  hangup_reason: number | null
  hangup_user_id: number | null
  minutes_reserved: Generated<number>
  minutes_billed: Generated<number>
  connected_ms: Generated<number>
  paused_ms: Generated<number>
  /** What the meter must remember between two leases, as JSON. */
  meter: Generated<string>
}

/** The one live call of a person: the primary key refuses a second one. */
export interface CallSlotsTable {
  user_id: number
  room_num: string
}

/** What a side said of its media: leases in a row that said the same are one row (PLUS-7, PLUS-8). */
export interface CallLeasesTable {
  room_num: string
  user_id: number
  said_from: number
  said_to: number
  /** `MediaState` as JSON. */
  media: string
}

/** What the caller says against the bill (PLUS-7). */
export interface CallDisputesTable {
  room_num: string
  /** The caller. */
  user_id: number
  reason: string
  state: 'open' | 'refunded' | 'rejected'
  made_at: number
  decided_at: number | null
  /** The operator; empty while it is open and when the record of leases decided. */
  decided_by: Generated<string>
  answer: Generated<string>
}

/** Room actions, kept to be replayed to a session that comes back within 30 s (CALL-57). */
export interface CallActionsTable {
  id: Generated<number>
  room_num: string
  action: number
  to_user: number
  body: string
  at: number
}
