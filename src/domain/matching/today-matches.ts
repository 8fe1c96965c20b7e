import { dayOf, type DayText } from '../kernel/day'
import type { Instant } from '../kernel/time'

/** Matches of one day in UTC (@rule MTCH-32). */
export interface TodayMatches {
  readonly day: DayText
  readonly count: number
}

/** What is remembered, as of now: another day's count is none (@rule MTCH-32). */
export const todayMatches = (remembered: string, now: Instant): TodayMatches => {
  const day = dayOf(now)
  const [, found, count] = /^(\d{4}-\d{2}-\d{2}) (\d{1,6})$/.exec(remembered) ?? []
  return { day, count: found === day ? Number(count) : 0 }
}

export const oneMore = ({ count, day }: TodayMatches): TodayMatches => ({ day, count: count + 1 })

/** How it is remembered. */
export const rememberedAs = ({ count, day }: TodayMatches): string => `${day} ${count}`
