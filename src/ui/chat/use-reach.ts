import type { Range, Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { whenIdle } from '../shell/when-idle'
import { around, covering, shifted, stepped, type Span } from './span'

/** Nobody has scrolled for so long, in ms: the list stands still. */
const REST_MS = 150

type KeyOf = (index: number) => string | number

const numbers = ({ first, last }: Span): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** How many rows came in front of what was the first one. */
const cameBefore = (top: string | number, keyOf: KeyOf, count: number): number => {
  for (let index = 0; index < count; index += 1) if (keyOf(index) === top) return index
  return 0
}

/** Which rows of a list are drawn, from one look to the next. */
const makeReach = () => {
  let span: Span | null = null
  let sight: Span = { first: 0, last: 0 }
  let scrolled = false
  let movedAt = -REST_MS
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
    movedAt = performance.now()
  }
  return {
    /** Somebody scrolls. */
    scroll: (): void => void ([scrolled, movedAt] = [true, performance.now()]),
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
    /** Ms until nobody has scrolled for long enough. */
    restless: (): number => Math.max(0, movedAt + REST_MS - performance.now()),
    /** It stands still: one slice more. Whether the list is to be drawn anew, for that or for what a scroll has brought into sight. */
    rest: (): boolean => {
      const [before, moved] = [span, scrolled]
      scrolled = false
      if (before !== null) keep(stepped(before, sight, count))
      return moved || span !== before
    },
  }
}

/** The rows in the window when the list was last drawn. */
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
    (range: Range) => reach.look(range, keyOf),
    // oxlint-disable-next-line react/exhaustive-deps -- each slice makes the list ask anew
    [reach, keyOf, slice],
  )
  return { extract, growing: { reach, slice, draw } }
}

type Growing = ReturnType<typeof useReach>['growing']

/**
 * Lets the list grow, one slice after the other, from when it stands still. The answer is to be called when it has been scrolled: what
 * is within reach is another part of it by then.
 */
const useGrowth = ({ reach, slice, draw }: Growing, count: number): (() => void) => {
  const [arm] = useState(() => {
    let stop: (() => void) | null = null
    const step = (): void => {
      const rest = reach.restless()
      stop = rest > 0 ? whenIdle(step, rest) : null
      if (rest === 0 && reach.rest()) draw()
    }
    return {
      now: (): void => void (stop ??= whenIdle(step, reach.restless())),
      off: (): void => {
        stop?.()
        stop = null
      },
    }
  })
  useEffect(() => arm.now(), [arm, slice, count])
  useEffect(() => arm.off, [arm])
  return arm.now
}

/** A frame of a scroll that brings no other rows draws nothing: the list hears of those alone that do. */
const useQuiet = <Row extends Element>(list: Virtualizer<HTMLDivElement, Row>, scrolled: () => void): void =>
  useLayoutEffect(() => {
    const { options } = list
    const drawn = list.getVirtualItems()
    list.setOptions({
      ...options,
      onChange: (now, sync) => {
        if (now.isScrolling) scrolled()
        if (now.getVirtualItems() !== drawn) options.onChange(now, sync)
      },
    })
  })

/** For a list whose rows are those of `useReach`. */
export const useDrawnAhead = <Row extends Element>(list: Virtualizer<HTMLDivElement, Row>, growing: Growing): void => {
  const grow = useGrowth(growing, list.options.count)
  const { reach } = growing
  useQuiet(list, () => {
    reach.scroll()
    grow()
  })
}
