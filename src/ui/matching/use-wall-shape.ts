import { useLayoutEffect, useState, type RefObject } from 'react'

/** Space between tiles, in px; it stands in `wall.module.css` too. */
export const GAP_PX = 8

/** A tile is about so wide on a desktop, in px. */
const TILE_PX = 190

/** Height of a tile to its width: that of a portrait (PROF-25). */
const TALL = 4 / 3

export type WallShape = {
  readonly columns: number
  /** Height of a row with the space below it, in px. */
  readonly rowPx: number
}

/** Two columns on a phone, four to six on a desktop; three where a panel leaves no room for four. */
export const columnsFor = (width: number, mobile: boolean): number =>
  mobile ? 2 : Math.min(6, Math.max(width < 3.5 * TILE_PX ? 3 : 4, Math.floor(width / TILE_PX)))

const shapeFor = (width: number, mobile: boolean): WallShape => {
  const columns = columnsFor(width, mobile)
  return { columns, rowPx: Math.round(((width - (columns + 1) * GAP_PX) / columns) * TALL) + GAP_PX }
}

/** How the tiles stand in the room that there is; null until it has been measured. */
export const useWallShape = (scroller: RefObject<HTMLElement | null>, mobile: boolean): WallShape | null => {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const { current } = scroller
    if (current === null) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [scroller])
  return width === null ? null : shapeFor(width, mobile)
}
