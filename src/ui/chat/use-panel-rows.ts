import { measureElement, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { keyOfEntry, type PanelEntry } from '../../domain/chat/panel'
import { observingHeight } from './observing-height'
import { sightOf, useDrawnAhead, useReach } from './use-reach'

/** Height of a row in px: two lines beside a face. */
const ROW_PX = 68
/** Rows beyond the edges that are there at once: none until the first screen stands. */
const OVERSCAN = { first: 0, later: 5 } as const

type Scroller = RefObject<HTMLDivElement | null>

/** Where the list of a product stands; gone with its view. */
const places = new WeakMap<object, number>()
/** How high it was when it was last seen: what it draws at once fits then. */
const heights = new WeakMap<object, number>()

const goalOf = (key: string, at: number, count: number): number | undefined =>
  ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 })[key]

const focusRow = (scroller: Scroller, index: number): void =>
  scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] > a`)?.focus({ preventScroll: true })

const putAt = (element: HTMLElement, top: number): void => {
  element.scrollTop = top
}

/**
 * A list that is opened again stands where it was left. It listens before the rows do: to ask where the list stands after they
 * have moved would make the browser lay out twice.
 */
const useKeptPlace = (owner: object, scroller: Scroller): void =>
  useLayoutEffect(() => {
    const { current } = scroller
    if (current === null) return
    const place = places.get(owner) ?? 0
    if (place > 0) putAt(current, place)
    const keep = (): void => void places.set(owner, current.scrollTop)
    current.addEventListener('scroll', keep, { passive: true })
    return () => current.removeEventListener('scroll', keep)
  }, [owner, scroller])

/** The first row in sight stays where it is, whatever moves above it; at the top the newest shows. */
const useHeldPlace = (entries: readonly PanelEntry[], scroller: Scroller): void => {
  const before = useRef<readonly number[]>([])
  useLayoutEffect(() => {
    const [keys, was, { current }] = [entries.map(keyOfEntry), before.current, scroller]
    before.current = keys
    if (was.length === 0 || current === null) return
    const first = Math.floor(current.scrollTop / ROW_PX)
    const held = was[first]
    if (first === 0 || held === undefined) return
    const moved = keys.indexOf(held) - first
    if (moved > 0) putAt(current, current.scrollTop + moved * ROW_PX)
  }, [entries, scroller])
}

/** The row that the keys went to is drawn, wherever it stands. */
const withGoal = (goal: number | null, extract: (range: Range) => number[]) => (range: Range) => {
  const drawn = extract(range)
  const missing = goal !== null && goal < range.count && !drawn.includes(goal)
  return missing ? [...drawn, goal].toSorted((a, b) => a - b) : drawn
}

/** Which rows are drawn, and where, by their heights as the observer tells them: to ask each row would lay out for each. */
const useDrawn = (owner: object, entries: readonly PanelEntry[], scroller: Scroller, goal: number | null) => {
  const getItemKey = useCallback(
    (index: number) => {
      const entry = entries[index]
      return entry === undefined ? index : keyOfEntry(entry)
    },
    [entries],
  )
  const { extract, growing } = useReach(getItemKey)
  const list = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    measureElement: (row, entry, rows) =>
      entry === undefined
        ? (rows.itemSizeCache.get(getItemKey(rows.indexFromElement(row))) ?? ROW_PX)
        : measureElement(row, entry, rows),
    getItemKey,
    overscan: growing.slice === 0 ? OVERSCAN.first : OVERSCAN.later,
    initialOffset: () => places.get(owner) ?? 0,
    initialRect: { width: 0, height: heights.get(owner) ?? window.innerHeight },
    observeElementRect: useMemo(() => observingHeight((px) => heights.set(owner, px)), [owner]),
    rangeExtractor: useMemo(() => withGoal(goal, extract), [goal, extract]),
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  useDrawnAhead(list, growing)
  return list
}

/** The rows of a list that the keys walk through; `owner` is the view that it shows. */
export const usePanelRows = (owner: object, entries: readonly PanelEntry[], scroller: Scroller) => {
  const [goal, setGoal] = useState<number | null>(null)
  useKeptPlace(owner, scroller)
  const list = useDrawn(owner, entries, scroller, goal)
  useHeldPlace(entries, scroller)
  useLayoutEffect(() => {
    if (goal !== null) focusRow(scroller, goal)
  }, [goal, scroller])

  /** Arrow keys go from row to row, Home and End to the first and the last, drawn or not. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event
    const row = target instanceof HTMLElement && target.matches('li > a') ? target.parentElement : null
    const next = row === null ? undefined : goalOf(event.key, Number(row.dataset.index), entries.length)
    if (next === undefined || next < 0 || next >= entries.length) return
    event.preventDefault()
    list.scrollToIndex(next)
    focusRow(scroller, next)
    setGoal(next)
  }
  return {
    drawn: list.getVirtualItems(),
    /** For the element around the rows, and for each row. */
    track: list.containerRef,
    measure: list.measureElement,
    moving: list.isScrolling,
    /** The rows in the window. */
    sight: sightOf(list.range),
    onKeyDown,
  }
}
