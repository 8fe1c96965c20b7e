/** A picture for safety: `user_id` is whom it shows; `sender_id` null is somebody whose account is deleted. */
export interface SnapshotsTable {
  id: string
  room_num: string
  user_id: number
  sender_id: number | null
  made_at: number
}

/** Calls that a report is about. */
export interface ReportedCallsTable {
  report_id: string
  room_num: string
}
