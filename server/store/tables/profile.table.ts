/** `user_id` likes `other_id`. */
export interface LikesTable {
  user_id: number
  other_id: number
  at: number
}

/** The newest version of an agreement that somebody agreed to; `type` as `p_type` of the wire. */
export interface AgreementsTable {
  user_id: number
  type: number
  version: number
  at: number
}
