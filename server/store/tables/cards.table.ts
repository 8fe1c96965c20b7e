/** Somebody who was shown to `user_id` as a card on that day in UTC, as their `number`th; `passed` 1: liked or skipped. */
export interface CardsShownTable {
  user_id: number
  place: 'card' | 'search'
  day: string
  number: number
  other_id: number
  passed: number
}

/**
 * Two of whom at least one likes the other, the lower id first. Once both do, `caller_id` may call from `place`, until `used_at`
 * (MTCH-30).
 */
export interface LikePairsTable {
  user_id: number
  other_id: number
  /** When `user_id` liked `other_id`. */
  user_at: number | null
  other_at: number | null
  completed_at: number | null
  caller_id: number | null
  place: 'card' | 'search' | 'match' | null
  used_at: number | null
}
