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

/** Room actions, kept to be replayed to a session that comes back within 30 s (CALL-57). */
export interface CallActionsTable {
  id: Generated<number>
  room_num: string
  action: number
  to_user: number
  body: string
  at: number
}
