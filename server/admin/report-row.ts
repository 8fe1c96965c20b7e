import { causeOf } from '../../src/domain/safety/report'
import type { ReportRow } from '../safety/reports'
import type { Row } from './area'
import { shownTime } from './given'

/** A report as operators see it. */
export const reportRow = (row: ReportRow): Row => ({
  id: row.id,
  about: row.other_id,
  cause: causeOf(row.cause) ?? row.cause,
  by: row.user_id,
  at: shownTime(row.made_at),
  closed: shownTime(row.closed_at),
  closedBy: row.closed_by,
  answer: row.answer,
})
