import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Router, type AroundNavHandler } from 'wouter'
import { cameFromInside, goBack, isOnLayer } from '../design/back-layers'
import { pathOf } from './routes'
import { Navigating, useNavigate } from './use-navigate'

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

/**
 * Every link and button that leads elsewhere passes here; what replaces the address is no wish of the person. A page that is opened
 * from a layer takes the place of the layer's entry.
 */
const through =
  (gate: Gate): AroundNavHandler =>
  (navigate, to, options) => {
    const ask = gate.ask()
    if (ask === null || options?.replace === true) navigate(to, isOnLayer() ? { ...options, replace: true } : options)
    else ask(() => navigate(to, { ...options, replace: true }))
  }

/** Lets a page ask before it is left. */
export const LeaveGuard = ({ children }: { readonly children: ReactNode }) => {
  const [gate] = useState(makeGate)
  const [aroundNav] = useState(() => through(gate))
  return (
    <GateContext value={gate}>
      <Router aroundNav={aroundNav}>
        <Navigating>{children}</Navigating>
      </Router>
    </GateContext>
  )
}

/** Whether the page can be left at once, without a question. */
export const useMayLeave = (): (() => boolean) => {
  const gate = use(GateContext)
  return useCallback(() => gate.ask() === null, [gate])
}

const MARK = 'visavis-unsaved'

/** A second entry of the page on top of its own; `inside` where there is a page of the product before both. */
type Mark = { readonly inside: boolean }

const readMark = (): Mark | undefined => (history.state as { readonly [MARK]?: Mark } | null)?.[MARK]
const putMark = (mark: Mark): void => history.pushState({ ...(history.state as object | null), [MARK]: mark }, '')

type Page = { readonly unsaved: () => boolean; readonly ask: Ask; readonly home: Go }

/**
 * Going back takes the second entry away, which leaves the page where it is: that is the moment to ask, or, where nothing
 * would be lost any more, to go on over the page's own entry.
 */
const watchBack = ({ ask, home, unsaved }: Page) => {
  const here = location.pathname
  let mark = readMark()
  const onBack = () => {
    if (mark === undefined || readMark() !== undefined || location.pathname !== here) return
    const { inside } = mark
    if (unsaved()) {
      putMark(mark)
      ask(inside ? () => goBack(2) : home)
      return
    }
    mark = undefined
    if (inside) history.back()
    else home()
  }
  addEventListener('popstate', onBack)
  return {
    begin: () => {
      if (readMark() !== undefined) return
      mark = { inside: cameFromInside() }
      putMark(mark)
    },
    stop: () => removeEventListener('popstate', onBack),
  }
}

const askOnClose = (event: BeforeUnloadEvent): void => event.preventDefault()

export type Leaving = {
  /** The question is open. */
  readonly asked: boolean
  readonly stay: () => void
  readonly leave: () => void
}

/** While `unsaved`: links, going back, reloading and closing the tab are asked about first. */
export const useLeaveQuestion = (unsaved: boolean): Leaving => {
  const gate = use(GateContext)
  const navigate = useNavigate()
  const [go, setGo] = useState<Go | null>(null)
  const ask = useCallback<Ask>((next) => setGo(() => next), [])
  const back = useRef<ReturnType<typeof watchBack> | null>(null)
  useEffect(() => {
    const page = { ask, unsaved: () => gate.ask() === ask, home: () => navigate(pathOf('LivCam'), { replace: true }) }
    const watch = (back.current = watchBack(page))
    return () => watch.stop()
  }, [ask, gate, navigate])
  const open = useCallback(() => {
    gate.hold(null)
    removeEventListener('beforeunload', askOnClose)
  }, [gate])
  useEffect(() => {
    if (!unsaved) return
    gate.hold(ask)
    addEventListener('beforeunload', askOnClose)
    back.current?.begin()
    return open
  }, [ask, gate, open, unsaved])
  const stay = useCallback(() => setGo(null), [])
  const leave = () => {
    setGo(null)
    open()
    back.current?.stop()
    go?.()
  }
  return { asked: go !== null, stay, leave }
}
