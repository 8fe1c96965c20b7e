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

/** What lies in both; each side in order and without overlaps. Takes one pass over both, however many there are. */
export const common = (one: readonly Interval[], other: readonly Interval[]): readonly Interval[] => {
  const shared: Interval[] = []
  let [mine, theirs] = [0, 0]
  for (;;) {
    const [a, b] = [one[mine], other[theirs]]
    if (a === undefined || b === undefined) return shared
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
    if (to > from) shared.push({ from, to })
    if (a.to < b.to) mine += 1
    else theirs += 1
  }
}

/** What of `whole` lies in none of the gaps, which are in order and without overlaps. */
export const without = (whole: Interval, gaps: readonly Interval[]): readonly Interval[] => {
  const edges = [whole.from, ...gaps.flatMap(({ from, to }) => [from, to]), whole.to]
  const left = edges.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: edges[at + 1] ?? whole.to }] : []))
  return common(left, [whole])
}

/** The part from `fromMs` to `toMs`, counted along the intervals alone. */
export const stretchOf = (intervals: readonly Interval[], fromMs: number, toMs: number): readonly Interval[] => {
  let passed = 0
  return intervals.flatMap(({ from, to }) => {
    const offset = from - passed
    passed += to - from
    return common([{ from, to }], [{ from: offset + fromMs, to: offset + toMs }])
  })
}
