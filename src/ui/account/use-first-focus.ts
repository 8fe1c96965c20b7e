import { useCallback, useRef } from 'react'

/** The first field of each step takes the focus, but not from what opened the popup: that would not get it back in the end. */
export const useFirstFocus = () => {
  const focus = useRef<HTMLElement | null>(null)
  const first = useCallback((element: HTMLElement | null) => {
    focus.current = element
    const { activeElement, body } = document
    const isElsewhere = activeElement !== body && !element?.closest('[role=dialog]')?.contains(activeElement)
    if (!isElsewhere) element?.focus()
  }, [])
  return { focus, first }
}
