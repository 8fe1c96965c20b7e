import type { Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { whenIdle } from '../shell/when-idle'
import { around, covering, shifted, stepped, type Span } from './span'

/** Nothing has moved for so long, in ms: nobody scrolls. */
const REST_MS = 150

type KeyOf = (index: number) => string | number

const numbers = ({ first, last }: Span): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Rows that came in front of what was the first one. */
const cameBefore = (top: string | number, keyOf: KeyOf, count: number): number => {
  for (let index = 0; index < count; index += 1) if (keyOf(index) === top) return index
  return 0
}

/** Which rows of a list are drawn, from one look to the next. */
const makeReach = () => {
  let span: Span | null = null
  let sight: Span = { first: 0, last: 0 }
  let count = 0
  let top: string | number | null = null
  let drawn: readonly number[] = []
  const keep = (next: Span | null): void => {
    if (next === span) return
    span = next
    drawn = next === null ? [] : numbers(next)
  }
  return {
    /** What is in sight, with all that is drawn around it: the same array as long as that is the same. */
    look: (range: Range, keyOf: KeyOf): readonly number[] => {
      if (span !== null && range.count !== count && top !== null)
        keep(shifted(span, cameBefore(top, keyOf, range.count), range.count))
      count = range.count
      top = count > 0 ? keyOf(0) : null
      sight = { first: range.startIndex, last: range.endIndex }
      keep(covering(span, around(sight, range.overscan, count)))
      return drawn
    },
    /** One slice more; false: all within reach is drawn. */
    grow: (): boolean => {
      const before = span
      if (before !== null) keep(stepped(before, sight, count))
      return span !== before
    },
  }
}

/** The rows in the window, as the list tells them. */
export const sightOf = (range: { readonly startIndex: number; readonly endIndex: number } | null): Span => ({
  first: range?.startIndex ?? 0,
  last: range?.endIndex ?? 0,
})

/**
 * The rows that a virtual list draws: those in sight at once, and slice by slice, while nobody scrolls and nothing else is to do,
 * those that the next scroll will bring. What is there already costs a scroll next to nothing; a row that has to be drawn costs a weak
 * phone more than a frame has. `overscan` is drawn at once.
 */
export const useReach = (keyOf: KeyOf) => {
  const [reach] = useState(makeReach)
  const [slice, draw] = useReducer((number: number) => number + 1, 0)
  const extract = useCallback(
    (range: Range) => reach.look(range, keyOf) as number[],
    // oxlint-disable-next-line react/exhaustive-deps -- each slice makes the list ask anew
    [reach, keyOf, slice],
  )
  const grow = useCallback(() => {
    if (reach.grow()) draw()
  }, [reach])
  return { extract, grow, slice }
}

type Growing = Pick<ReturnType<typeof useReach>, 'grow' | 'slice'> & { readonly sight: Span; readonly count: number }

/** Lets the list grow: a slice follows the other, but what moves is waited for. */
export const useGrowth = ({ grow, slice, sight: { first, last }, count }: Growing): void => {
  const latest = useRef(slice)
  useEffect(() => {
    const goesOn = latest.current !== slice
    latest.current = slice
    return whenIdle(grow, goesOn ? 0 : REST_MS)
  }, [grow, first, last, count, slice])
}
