import type { PlayWayName } from '../kernel/play-way'

/** How new the newest of each way of playing is: the number grows with everything that is added; missing: nothing new. */
export type Editions = Readonly<Partial<Record<PlayWayName, number>>>

/** Whether the tab of a way bears a red dot: there is something newer than what was seen. @rule SHELL-72 */
export const hasDot = (news: Editions, seen: Editions, way: PlayWayName): boolean => (news[way] ?? 0) > (seen[way] ?? 0)

/** What has been seen once the tab of a way was opened. @rule SHELL-73 */
export const withSeen = (news: Editions, seen: Editions, way: PlayWayName): Editions => ({
  ...seen,
  [way]: Math.max(news[way] ?? 0, seen[way] ?? 0),
})
