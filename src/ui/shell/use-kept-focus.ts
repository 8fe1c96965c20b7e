import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Whether what is taken away in this moment had the focus. */
let taken = false

/** For a control of which one drawing takes the place of another: whoever had the focus on the first has it on the second. */
export const useKeptFocus = <E extends HTMLElement>(): RefObject<E | null> => {
  const control = useRef<E>(null)
  useLayoutEffect(() => {
    const element = control.current
    if (taken) element?.focus({ preventScroll: true })
    return () => {
      taken = element !== null && element === document.activeElement
      queueMicrotask(() => (taken = false))
    }
  }, [])
  return control
}
