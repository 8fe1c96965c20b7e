import { useEffect, useRef } from 'react'

// Going back closes the uppermost layer first: a layer that a press has opened puts an entry of its own on top of its page's.
// Entries of layers that were closed otherwise stay: to take them away would be a step back that comes when it likes. The next
// layer takes them over, the next page takes their place, and going back goes over them in one step.

const MARK = 'visavis-layer'

type Marked = { readonly [MARK]?: number } | null

/** How many entries of layers lie over the page's own. */
const depth = (): number => (history.state as Marked)?.[MARK] ?? 0

/** How each open layer is closed, in the order of their opening. */
let layers: readonly (() => void)[] = []
let known = 0
let here = ''
/** A step that is our own is on its way. */
let tidying = false

const look = (): void => {
  known = depth()
  here = location.href
}

/** So long a layer has to close; one that went a step back instead gets its entry again, in milliseconds. */
const CLOSE_MS = 50

const mark = (): void => {
  history.pushState({ ...(history.state as Marked), [MARK]: depth() + 1 }, '')
  look()
}

const closeTop = (): void => {
  const top = layers.at(-1)
  top?.()
  setTimeout(() => {
    if (top !== undefined && layers.includes(top) && depth() < layers.length) mark()
  }, CLOSE_MS)
}

const onPop = (): void => {
  const [was, before] = [known, here]
  look()
  if (tidying || here !== before || known >= was) {
    tidying = false
    return
  }
  const goal = layers.length - 1
  closeTop()
  if (known === goal) return
  tidying = goal >= 0
  history.go(goal - known)
}

let listening = false

const listen = (): void => {
  if (listening) return
  listening = true
  look()
  addEventListener('popstate', onPop)
  // The router tells of its own steps by these.
  addEventListener('pushState', look)
  addEventListener('replaceState', look)
}

// A page that was loaded anew may stand on the entry of a layer that is open no more. At build time there is no history.
if (typeof history !== 'undefined' && depth() > 0) listen()

/** Browsers pass over entries that no press has made. */
const pressed = (): boolean => 'userActivation' in navigator && navigator.userActivation.isActive

const enter = (close: () => void): (() => void) => {
  listen()
  layers = [...layers, close]
  if (depth() < layers.length && pressed()) mark()
  return () => {
    layers = layers.filter((other) => other !== close)
  }
}

/** While `open`, going back runs `onBack` and leaves the page where it is; without one the layer has no entry. */
export const useBackCloses = (open: boolean, onBack: (() => void) | undefined): void => {
  const latest = useRef(onBack)
  const wanted = open && onBack !== undefined
  useEffect(() => {
    latest.current = onBack
  }, [onBack])
  useEffect(() => (wanted ? enter(() => latest.current?.()) : undefined), [wanted])
}

/** Whether an entry of a layer is on top: the next page is to take its place. */
export const isOnLayer = (): boolean => depth() > 0

/** Whether there is a page of this visit before the one of now. */
export const cameFromInside = (): boolean =>
  'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) > depth() : history.length > 1 + depth()

/** Goes so many pages back, over entries of layers too. */
export const goBack = (pages: number): void => history.go(-pages - depth())
