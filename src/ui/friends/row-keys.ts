import type { KeyboardEvent } from 'react'

const ROWS = 'ul[role="list"] > li > :is(a, button):first-child'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys go from row to row, Home and End to the first and the last. */
export const moveByKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROWS)]
  const at = rows.findIndex((row) => row === document.activeElement)
  if (at < 0) return
  const step = steps[event.key]
  const goal = step === undefined ? { Home: 0, End: rows.length - 1 }[event.key] : at + step
  const row = goal === undefined ? undefined : rows[goal]
  if (row === undefined) return
  event.preventDefault()
  row.focus()
}
