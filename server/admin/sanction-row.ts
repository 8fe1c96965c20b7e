import { holds } from '../../src/domain/safety/sanction'
import type { Instant } from '../../src/domain/kernel/time'
import { toSanction, type SanctionRow } from '../safety/sanction-store'
import type { Row } from './area'
import { shownTime } from './given'

const stateOf = (row: SanctionRow, now: Instant): string => {
  if (row.lifted_at !== null) return 'lifted'
  return holds(toSanction(row), now) ? 'holds' : 'over'
}

/** A sanction as operators see it in a list. */
export const sanctionRow = (row: SanctionRow, now: Instant): Row => ({
  id: row.id,
  state: stateOf(row, now),
  person: row.user_id,
  kind: row.kind,
  scope: row.scope,
  rule: row.rule,
  begins: shownTime(row.starts_at),
  ends: shownTime(row.ends_at),
  by: row.decided_by,
  reason: row.reason,
})
