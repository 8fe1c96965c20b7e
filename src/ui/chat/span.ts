/** The rows of a list from `first` to `last`, both included. */
export interface Span {
  readonly first: number
  readonly last: number
}

/** So many rows beyond the edges are drawn while nothing moves: as many as somebody flings through in three seconds. */
export const REACH = 200
/** Rows that are drawn, or let go, at either end in one go: a weak phone takes some 50 ms for them. */
const SLICE = 4

/** What so many rows around `sight` are, of a list of `count`. */
export const around = (sight: Span, rows: number, count: number): Span => ({
  first: Math.max(0, sight.first - rows),
  last: Math.min(count - 1, sight.last + rows),
})

const isIn = (inner: Span, outer: Span): boolean => inner.first >= outer.first && inner.last <= outer.last

const touches = (one: Span, other: Span): boolean => one.first <= other.last + 1 && other.first <= one.last + 1

/**
 * What is drawn once `needed` has to be: rows stay while one scrolls among them, since to draw a row and to let one go costs the
 * same frame; beyond them what is needed is added, and what is left far behind is let go.
 */
export const covering = (drawn: Span | null, needed: Span): Span => {
  if (drawn === null || !touches(drawn, needed)) return needed
  if (isIn(needed, drawn)) return drawn
  const whole = { first: Math.min(drawn.first, needed.first), last: Math.max(drawn.last, needed.last) }
  return needed.first < drawn.first
    ? { ...whole, last: Math.min(whole.last, needed.last + 2 * REACH) }
    : { ...whole, first: Math.max(whole.first, needed.first - 2 * REACH) }
}

const towards = (from: number, to: number): number =>
  from < to ? Math.min(to, from + SLICE) : Math.max(to, from - SLICE)

/** One step on the way to all that is within reach of `sight`; the same object when it is there. */
export const stepped = (drawn: Span, sight: Span, count: number): Span => {
  const goal = around(sight, REACH, count)
  const next = { first: towards(drawn.first, goal.first), last: towards(drawn.last, goal.last) }
  return next.first === drawn.first && next.last === drawn.last ? drawn : next
}

/** The same rows after so many have come in front of them, in a list of `count` by now. */
export const shifted = ({ first, last }: Span, by: number, count: number): Span | null => {
  const moved = { first: Math.max(0, first + by), last: Math.min(count - 1, last + by) }
  return moved.first > moved.last ? null : moved
}
