import { measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, type RefObject } from 'react'
import type { ShownMessage } from '../../domain/chat/delivery'
import { endOf, isHeightKnown, keepHeight, listHeight, observeList, rowHeight } from './row-heights'
import { REACH } from './span'
import { sightOf, useDrawnAhead, useReach } from './use-reach'

/** Rows above the window: who sees them waits for what comes before them. */
const NEAR_START = 10
/** Rows beyond the edges that are there at once: few until the first screen stands. */
const OVERSCAN = { first: 1, later: 6 } as const

/** The px of a row: from the observer, or as they are known; asked at once of one that was never drawn, on the first screen. */
const measuring =
  (messages: readonly ShownMessage[], isFirst: boolean): typeof measureElement<HTMLDivElement> =>
  (row, entry, rows) => {
    const index = rows.indexFromElement(row)
    const message = messages[index]
    if (entry !== undefined || (isFirst && !isHeightKnown(message)))
      return keepHeight(message, measureElement(row, entry, rows))
    return rows.itemSizeCache.get(message?.uuid ?? index) ?? rowHeight(messages, index)
  }

/**
 * Which messages are drawn, and where. It begins at the end, so that nothing is drawn that is not seen; heights are taken
 * from the observer, all at once after the layout, since asking for them row by row makes the browser lay out each time. Rows of the
 * first screen that were never drawn are asked all the same: they would move under the eyes of whoever opens it.
 */
export const useRows = (messages: readonly ShownMessage[], scroller: RefObject<HTMLDivElement | null>) => {
  const getItemKey = useCallback((index: number) => messages[index]?.uuid ?? index, [messages])
  const { extract, growing } = useReach(getItemKey)
  const estimateSize = (index: number) => rowHeight(messages, index)
  const list = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    measureElement: measuring(messages, growing.slice === 0),
    getItemKey,
    initialOffset: () => endOf(messages),
    initialRect: { width: 0, height: listHeight() },
    observeElementRect: observeList,
    rangeExtractor: extract,
    overscan: growing.slice === 0 ? OVERSCAN.first : OVERSCAN.later,
    anchorTo: 'end',
    followOnAppend: true,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  useDrawnAhead(list, growing)
  const [sight, last] = [sightOf(list.range), messages.at(-1)]
  useLayoutEffect(() => list.scrollToEnd(), [list])
  useEffect(() => {
    if (last?.mine && !list.isAtEnd()) list.scrollToEnd()
  }, [last?.uuid, last?.mine, list])
  return {
    drawn: list.getVirtualItems(),
    /** For the element around the rows, and for each row. */
    track: list.containerRef,
    measure: list.measureElement,
    toEnd: useCallback(() => list.scrollToEnd(), [list]),
    /** Older messages are wanted: fewer are loaded than could be drawn. */
    wanting: sight.first < REACH,
    atStart: sight.first < NEAR_START,
    toRow: (index: number) => list.scrollToIndex(index, { align: 'center' }),
  }
}
