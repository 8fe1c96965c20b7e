import { MINIMUM_AGE } from '../kernel/birthday'
import type { DayText } from '../kernel/day'

/** @rule PROF-15 */
export const OLDEST_YEAR = 1930

/** Years to choose from, the newest first: 18 years back to 1930. `today` is the day in UTC. @rule PROF-15 */
export const birthYears = (today: DayText): readonly number[] => {
  const newest = Number(today.slice(0, 4)) - MINIMUM_AGE
  return Array.from({ length: newest - OLDEST_YEAR + 1 }, (_, at) => newest - at)
}
