import type { AppealRow } from '../safety/appeals'
import type { Row } from './area'
import { shownTime } from './given'

/** An appeal as operators see it. */
export const appealRow = (row: AppealRow): Row => ({
  id: row.id,
  state: row.state,
  person: row.user_id,
  sanction: row.sanction_id,
  at: shownTime(row.made_at),
  words: row.words,
  decided: shownTime(row.decided_at),
  by: row.decided_by,
  answer: row.answer,
})
