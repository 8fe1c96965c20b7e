import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { GAP_PX, type WallShape } from './use-wall-shape'

/** At most one further page is asked for in this time, in milliseconds. @rule SHELL-84 */
const PAUSE_MS = 500

/** So many rows before the end the next page is asked for. */
const AHEAD = 3

/** Rows drawn beyond the edges. */
const OVERSCAN = 2

type Scroller = RefObject<HTMLDivElement | null>

/** Where each edition of the wall stands; gone with it. */
const places = new WeakMap<object, number>()

const putAt = (element: HTMLElement, top: number): void => {
  element.scrollTop = top
}

/** A wall that is opened again stands where it was left. @rule SHELL-4 */
const useKeptPlace = (edition: object, scroller: Scroller): void =>
  useLayoutEffect(() => {
    const { current } = scroller
    if (current === null) return
    putAt(current, places.get(edition) ?? 0)
    const keep = (): void => void places.set(edition, current.scrollTop)
    current.addEventListener('scroll', keep, { passive: true })
    return () => current.removeEventListener('scroll', keep)
  }, [edition, scroller])

/** Calls `onMore` when the end is near, at most once in 500 ms, and again when it is so after `count` people too. */
const useMore = (near: boolean, count: number, onMore: () => void): void => {
  const last = useRef(-PAUSE_MS)
  useEffect(() => {
    if (!near) return
    const ask = () => {
      last.current = performance.now()
      onMore()
    }
    const timer = setTimeout(ask, Math.max(0, last.current + PAUSE_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [near, count, onMore])
}

type Wall = {
  readonly edition: object
  readonly count: number
  readonly shape: WallShape
  /** A further page can be asked for now. */
  readonly open: boolean
  readonly onMore: () => void
}

/** Which rows of the wall are drawn, and where; near its end the next page is asked for. */
export const useWallRows = ({ count, edition, onMore, open, shape: { columns, rowPx } }: Wall, scroller: Scroller) => {
  const rows = Math.ceil(count / columns)
  const list = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    paddingStart: GAP_PX,
    overscan: OVERSCAN,
    initialOffset: () => places.get(edition) ?? 0,
    initialRect: { width: 0, height: window.innerHeight },
  })
  useKeptPlace(edition, scroller)
  useLayoutEffect(() => list.measure(), [list, rowPx])
  const drawn = list.getVirtualItems()
  const end = drawn.at(-1)?.index ?? rows
  useMore(open && end >= rows - 1 - AHEAD, count, onMore)
  return { drawn, height: list.getTotalSize(), moving: list.isScrolling, toRow: list.scrollToIndex }
}
