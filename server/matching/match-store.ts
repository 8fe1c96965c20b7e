import type { Selectable } from 'kysely'
import type { Tx } from '../store/database'
import type { MatchesTable, MatchSidesTable } from '../store/tables/matching.table'

export type Side = Selectable<MatchSidesTable>

/** A match with both of its sides. */
export interface Match extends Selectable<MatchesTable> {
  readonly sides: readonly Side[]
}

/** The match of that id; a recorded one is not kept. */
export const findMatch = async (db: Tx, matchId: string): Promise<Match | undefined> => {
  const match = await db.selectFrom('matches').selectAll().where('match_id', '=', matchId).executeTakeFirst()
  if (match === undefined) return undefined
  const sides = await db
    .selectFrom('match_sides')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('user_id')
    .execute()
  return { ...match, sides }
}

/** A match as one of its two sees it. */
export interface OwnMatch {
  readonly match: Match
  readonly own: Side
  readonly other: Side
}

/** The match to one of its two; to everybody else there is none (@rule MTCH-27). */
export const ownMatch = async (db: Tx, matchId: string, userId: number): Promise<OwnMatch | undefined> => {
  const match = await findMatch(db, matchId)
  const own = match?.sides.find((side) => side.user_id === userId)
  const other = match?.sides.find((side) => side.user_id !== userId)
  return match && own && other ? { match, own, other } : undefined
}

/** The key under which the ledger knows what a side pays. */
export const matchKey = ({ match_id, user_id }: Side): string => `match:${match_id}:${user_id}`
