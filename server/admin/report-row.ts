import { causeOf } from '../../src/domain/safety/report'
import type { ReportRow } from '../safety/reports'
import type { Row } from './area'
import { shownTime } from './given'

/** A report as operators see it. */
export const reportRow = (row: ReportRow): Row => ({
  id: row.id,
  about: row.other_id,
  cause: causeOf(row.cause) ?? row.cause,
  reason: row.next_cause,
  urgent: row.urgent === 1 ? 'urgent' : '',
  by: row.user_id,
  at: shownTime(row.made_at),
  closed: shownTime(row.closed_at),
  closedBy: row.closed_by,
  outcome: row.outcome,
  answer: row.answer,
})

/** One report with everything that was said. */
export const reportDetail = (row: ReportRow): Row => ({
  ...reportRow(row),
  number: row.report_id,
  says: row.words,
  writeTo: row.email,
  confirmed: shownTime(row.receipt_at),
  picture: row.image_id === null ? null : `reports picture ${row.id}`,
})
