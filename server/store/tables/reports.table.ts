import type { Generated } from 'kysely'

/** One row a report; `user_id` null is somebody whose account is deleted. Operators are named by `closed_by`. */
export interface ReportsTable {
  id: Generated<number>
  /** The number that the wire tells. */
  report_id: string
  user_id: number | null
  other_id: number
  cause: number
  made_at: number
  closed_at: number | null
  closed_by: string | null
  answer: string | null
}
