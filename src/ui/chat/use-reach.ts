import type { Range, Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { whenIdle } from '../shell/when-idle'
import { makeReach, type KeyOf } from './reach'
import type { Span } from './span'

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

/** A frame of a scroll that brings no other rows draws nothing: the list hears of those alone that do, from its first drawing on. */
const quieten = <Row extends Element>(list: Virtualizer<HTMLDivElement, Row>, scrolled: () => void): void => {
  const { options } = list
  const drawn = list.getVirtualItems()
  list.setOptions({
    ...options,
    onChange: (now, sync) => {
      if (now.isScrolling) scrolled()
      if (now.getVirtualItems() !== drawn) options.onChange(now, sync)
    },
  })
}

/** For a list whose rows are those of `useReach`. */
export const useDrawnAhead = <Row extends Element>(list: Virtualizer<HTMLDivElement, Row>, growing: Growing): void => {
  const grow = useGrowth(growing, list.options.count)
  const { reach } = growing
  quieten(list, () => {
    reach.scroll()
    grow()
  })
}
