import { useLayoutEffect, useRef } from 'react'

/** What something stood in, and at which place. */
interface Step {
  readonly within: Element
  readonly place: number
}

const CONTROL = 'button:not(:disabled), a[href]'

/** From the innermost to the outermost. */
const wayTo = (element: Element | null): readonly Step[] => {
  const within = element?.parentElement ?? null
  if (element === null || within === null || within === document.body) return []
  return [{ within, place: [...within.children].indexOf(element) }, ...wayTo(within)]
}

/** The control that has come to its place, or the last one before; where there is none, what they stood in. */
const nearest = ({ within, place }: Step): HTMLElement | null => {
  const control = within.children[place]?.querySelector<HTMLElement>(CONTROL) ?? null
  const found = control ?? [...within.querySelectorAll<HTMLElement>(CONTROL)].at(-1)
  if (found !== undefined) return found
  if (!(within instanceof HTMLElement)) return null
  within.tabIndex = -1
  return within
}

/**
 * Where the focus goes when a dialog closes of which the deed has taken away what opened it: to what is nearest, never to the page as
 * a whole (WCAG 2.4.3). True: what had the focus is still there.
 */
export const useWayBack = (open: boolean): (() => HTMLElement | true) => {
  const opener = useRef<Element | null>(null)
  const way = useRef<readonly Step[]>([])
  useLayoutEffect(() => {
    if (!open) return
    opener.current = document.activeElement
    way.current = wayTo(opener.current)
  }, [open])
  return () => {
    if (opener.current?.isConnected) return true
    const step = way.current.find(({ within }) => within.isConnected)
    return (step && nearest(step)) ?? true
  }
}
