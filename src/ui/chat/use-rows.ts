import { measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, type RefObject } from 'react'
import type { ShownMessage } from '../../domain/chat/delivery'
import { pictureBox } from './picture-box'
import { REACH } from './span'
import { sightOf, useDrawnAhead, useReach } from './use-reach'

/** A bubble of a phone or the panel, in px: what surrounds its lines, one line, and how many characters one holds. */
const BUBBLE = { frame: 22, line: 24, characters: 36 } as const
/** Rows above the window: who sees them waits for what comes before them. */
const NEAR_START = 10
/** Of the window's height, about so much is the list's. */
const LIST_SHARE = 0.8
/** Rows beyond the edges that are there at once: few until the first screen stands. */
const OVERSCAN = { first: 1, later: 6 } as const

/** A guess: the nearer it is, the fewer rows are drawn for nothing and moved afterwards. */
const guessedHeight = (message: ShownMessage | undefined): number => {
  if (message?.kind === 'img' && message.picture) return BUBBLE.frame + pictureBox(message.picture).height
  const characters = message?.kind === 'txt' ? message.text.length : 0
  return BUBBLE.frame + BUBBLE.line * Math.max(1, Math.ceil(characters / BUBBLE.characters))
}

/**
 * Which messages are drawn, and where. It begins at the end, so that nothing is drawn that is not seen; heights are taken
 * from the observer alone, all at once after the layout, since asking for them row by row makes the browser lay out each time.
 */
export const useRows = (messages: readonly ShownMessage[], scroller: RefObject<HTMLDivElement | null>) => {
  const getItemKey = useCallback((index: number) => messages[index]?.uuid ?? index, [messages])
  const { extract, growing } = useReach(getItemKey)
  const estimateSize = (index: number): number => guessedHeight(messages[index])
  const list = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    measureElement: (row, entry, rows) => {
      if (entry !== undefined) return measureElement(row, entry, rows)
      const index = rows.indexFromElement(row)
      return rows.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index)
    },
    getItemKey,
    initialOffset: () => messages.reduce((height, message) => height + guessedHeight(message), 0),
    initialRect: { width: 0, height: window.innerHeight * LIST_SHARE },
    rangeExtractor: extract,
    overscan: useDeferredValue(OVERSCAN.later, OVERSCAN.first),
    anchorTo: 'end',
    followOnAppend: true,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  useDrawnAhead(list, growing)
  const sight = sightOf(list.range)
  const last = messages.at(-1)
  useLayoutEffect(() => list.scrollToEnd(), [list])
  useEffect(() => {
    if (last?.mine) list.scrollToEnd()
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
