import type { Range } from '@tanstack/react-virtual'
import { around, covering, shifted, stepped, type Span } from './span'

/** Nobody has scrolled for so long, in ms: the list stands still. */
export const REST_MS = 150

export type KeyOf = (index: number) => string | number

const numbers = ({ first, last }: Span): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** How many rows came in front of what was the first one. */
const cameBefore = (top: string | number, keyOf: KeyOf, count: number): number => {
  for (let index = 0; index < count; index += 1) if (keyOf(index) === top) return index
  return 0
}

/** When somebody has scrolled a list. */
const makeStillness = () => {
  let scrolled = false
  let movedAt = -REST_MS
  const move = (): void => {
    movedAt = performance.now()
  }
  return {
    move,
    scroll: (): void => {
      scrolled = true
      move()
    },
    /** Ms until nobody has scrolled for long enough. */
    restless: (): number => Math.max(0, movedAt + REST_MS - performance.now()),
    /** Whether it has been scrolled since this was asked before. */
    takeScroll: (): boolean => {
      const before = scrolled
      scrolled = false
      return before
    },
  }
}

/** Which rows of a list are drawn, from one look to the next. */
export const makeReach = () => {
  const { move, restless, scroll, takeScroll } = makeStillness()
  let span: Span | null = null
  let sight: Span = { first: 0, last: 0 }
  let count = 0
  let top: string | number | null = null
  let drawn: number[] = []
  const keep = (next: Span | null): void => {
    if (next === span) return
    span = next
    drawn = next === null ? [] : numbers(next)
  }
  const see = (first: number, last: number): void => {
    if (first === sight.first && last === sight.last) return
    sight = { first, last }
    move()
  }
  return {
    restless,
    /** Somebody scrolls. */
    scroll,
    /** What is in sight, with all that is drawn around it: the same array as long as that is the same. */
    look: (range: Range, keyOf: KeyOf): number[] => {
      if (span !== null && range.count !== count && top !== null)
        keep(shifted(span, cameBefore(top, keyOf, range.count), range.count))
      count = range.count
      top = count > 0 ? keyOf(0) : null
      see(range.startIndex, range.endIndex)
      keep(covering(span, around(sight, range.overscan, count)))
      return drawn
    },
    /** It stands still: one slice more. Whether the list is to be drawn anew, for that or for what a scroll has brought into sight. */
    rest: (): boolean => {
      const before = span
      if (before !== null) keep(stepped(before, sight, count))
      return takeScroll() || span !== before
    },
  }
}
