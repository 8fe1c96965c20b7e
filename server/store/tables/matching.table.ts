import type { Generated } from 'kysely'

/** Who waits for a match, at most one row a person; with `match_id` the place is kept while a hit is open (MTCH-27). */
export interface MatchQueueTable {
  user_id: number
  /** When the wait began: a hit that comes to nothing does not change it. */
  since: number
  /** The last sign of life. */
  renewed_at: number
  /** As they were at the last one: 1 male, 2 female; a country; languages with a comma before and behind each. */
  gender: number
  country_id: number
  languages: string
  /** Whom they want to meet; 0 and '' for anybody. */
  want_gender: number
  want_country: number
  want_language: string
  match_id: string | null
}

/** Two people who were brought together: a hit until both have joined, then a room. */
export interface MatchesTable {
  match_id: string
  made_at: number
  expires_at: number
  state: 'hit' | 'ready' | 'over'
  room_num: string | null
}

export interface MatchSidesTable {
  match_id: string
  user_id: number
  /** What was told with the hit; never more is charged. Once joined, what is charged. */
  price: number
  joined_at: number | null
  /** The session that joined. */
  session_id: string | null
  /** 1: the other side may see this one (PLUS-11). */
  shown: Generated<number>
}

/** Matches that somebody has had on a day (UTC). */
export interface MatchDaysTable {
  user_id: number
  day: string
  used: number
}

/** Whom somebody was brought together with on a day (UTC); `at` is the last time. */
export interface MatchPairsTable {
  user_id: number
  other_id: number
  day: string
  at: number
}
