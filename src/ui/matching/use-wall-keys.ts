import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

type Grid = { readonly columns: number; readonly count: number; readonly toRow: (row: number) => void }

/** Below the last full row stands what is left of them. */
const below = (at: number, { columns, count }: Grid): number =>
  Math.floor(at / columns) < Math.floor((count - 1) / columns) ? Math.min(at + columns, count - 1) : count

/** Where a key leads from one tile; undefined for keys of something else. */
const goalOf = (key: string, at: number, grid: Grid, rtl: boolean): number | undefined =>
  ({
    ArrowDown: below(at, grid),
    ArrowUp: at - grid.columns,
    ArrowRight: rtl ? at - 1 : at + 1,
    ArrowLeft: rtl ? at + 1 : at - 1,
    Home: 0,
    End: grid.count - 1,
  })[key]

const focusTile = (scroller: HTMLElement | null, at: number): boolean => {
  const tile = scroller?.querySelector<HTMLElement>(`[data-tile="${at}"]`)
  tile?.focus({ preventScroll: true })
  return tile !== null && tile !== undefined
}

/** Arrow keys go from face to face in the direction that is seen, Home and End to the first and the last, drawn or not. */
export const useWallKeys = (scroller: RefObject<HTMLElement | null>, grid: Grid) => {
  /** A tile that is not drawn yet. */
  const goal = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (goal.current !== null && focusTile(scroller.current, goal.current)) goal.current = null
  })
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target } = event
    const at = target instanceof HTMLElement ? target.dataset.tile : undefined
    if (at === undefined) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = goalOf(event.key, Number(at), grid, rtl)
    if (next === undefined || next < 0 || next >= grid.count) return
    event.preventDefault()
    grid.toRow(Math.floor(next / grid.columns))
    goal.current = focusTile(scroller.current, next) ? null : next
  }
}
