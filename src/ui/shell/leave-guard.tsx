import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Router, useLocation, type AroundNavHandler } from 'wouter'
import { pathOf } from './routes'

type Go = () => void

type Ask = (go: Go) => void

/** What is asked before a page is left; null while nothing would be lost. */
type Gate = { readonly ask: () => Ask | null; readonly hold: (ask: Ask | null) => void }

const makeGate = (): Gate => {
  let held: Ask | null = null
  return {
    ask: () => held,
    hold: (ask) => {
      held = ask
    },
  }
}

const GateContext = createContext<Gate>(makeGate())

/** Every link and button that leads elsewhere passes here; what replaces the address is no wish of the person. */
const through =
  (gate: Gate): AroundNavHandler =>
  (navigate, to, options) => {
    const ask = gate.ask()
    if (ask === null || options?.replace === true) navigate(to, options)
    else ask(() => navigate(to, { ...options, replace: true }))
  }

/** Lets a page ask before it is left. */
export const LeaveGuard = ({ children }: { readonly children: ReactNode }) => {
  const [gate] = useState(makeGate)
  const [aroundNav] = useState(() => through(gate))
  return (
    <GateContext value={gate}>
      <Router aroundNav={aroundNav}>{children}</Router>
    </GateContext>
  )
}

const cameFromInside = (): boolean => ('navigation' in window ? window.navigation.canGoBack : history.length > 1)

/** A second entry on top of the page's own: going back takes it away and leaves the page where it is. */
const MARK = 'visavis-unsaved'
const isMarked = (): boolean => (history.state as { readonly [MARK]?: true } | null)?.[MARK] === true
const mark = (): void => history.pushState({ [MARK]: true }, '')

export type Leaving = {
  /** The question is open. */
  readonly asked: boolean
  readonly stay: () => void
  readonly leave: () => void
}

/** Asks when the browser goes back or the tab closes; returns its stop. */
const watchBrowser = (ask: Ask, home: Go): Go => {
  const inside = cameFromInside()
  const onBack = () => {
    if (isMarked()) return
    mark()
    ask(inside ? () => history.go(-2) : home)
  }
  const onClose = (event: BeforeUnloadEvent) => event.preventDefault()
  mark()
  addEventListener('popstate', onBack)
  addEventListener('beforeunload', onClose)
  return () => {
    removeEventListener('popstate', onBack)
    removeEventListener('beforeunload', onClose)
  }
}

/** While `unsaved`: links, going back, reloading and closing the tab are asked about first. */
export const useLeaveQuestion = (unsaved: boolean): Leaving => {
  const gate = use(GateContext)
  const [, navigate] = useLocation()
  const [go, setGo] = useState<Go | null>(null)
  const stop = useRef<Go>(() => undefined)
  useEffect(() => {
    if (!unsaved) return
    const ask: Ask = (next) => setGo(() => next)
    const unwatch = watchBrowser(ask, () => navigate(pathOf('LivCam'), { replace: true }))
    gate.hold(ask)
    stop.current = () => {
      gate.hold(null)
      unwatch()
    }
    return () => {
      stop.current()
      if (isMarked()) history.back()
    }
  }, [gate, navigate, unsaved])
  const stay = useCallback(() => setGo(null), [])
  const leave = () => {
    setGo(null)
    stop.current()
    go?.()
  }
  return { asked: go !== null, stay, leave }
}
