import type { Instant } from '../kernel/time'

export interface Interval {
  readonly from: Instant
  readonly to: Instant
}

/** The same stretches of time, in order and without overlaps; empty ones vanish. */
export const union = (intervals: readonly Interval[]): readonly Interval[] => {
  const merged: Interval[] = []
  for (const next of intervals.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last === undefined || next.from > last.to) merged.push(next)
    else merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
  }
  return merged
}

/** What of them lies before `end`. */
export const until = (intervals: readonly Interval[], end: Instant): readonly Interval[] =>
  intervals.map(({ from, to }) => ({ from, to: Math.min(to, end) })).filter(({ from, to }) => to > from)

/** Total length in ms of intervals that do not overlap. */
export const lengthOf = (intervals: readonly Interval[]): number =>
  intervals.reduce((sum, { from, to }) => sum + to - from, 0)
