import type { Generated } from 'kysely'
import type { ReportOutcome } from '../../../src/domain/safety/report'

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
  /** The closer reason, of this cause as a rule. */
  next_cause: Generated<number | null>
  words: Generated<string>
  /** Where the person wants to be written to. */
  email: Generated<string | null>
  /** In which language they wrote last. */
  language: Generated<string>
  image_id: Generated<string | null>
  /** 1: somebody may be in danger. */
  urgent: Generated<number>
  /** When it was confirmed by mail, once. */
  receipt_at: Generated<number | null>
  outcome: Generated<ReportOutcome | null>
}
