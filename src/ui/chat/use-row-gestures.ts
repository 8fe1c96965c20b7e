import { useEffect, useRef, useState, type ComponentProps, type PointerEvent, type RefObject } from 'react'
import { LONG_PRESS_MS, REST_PX } from '../../domain/chat/gestures'
import type { MenuAnchor } from '../design/menu'

/** How far a row moves aside, in px for each of its actions. */
const ACTION_PX = 64

/** What a finger sets off by leaving a row belongs to the long press, in ms. */
const SETTLE_MS = 300

interface Press {
  readonly x: number
  readonly y: number
  /** How far aside the row lay when the finger came down. */
  readonly from: number
  swipes: boolean
}

interface Gestures {
  /** How many actions lie beside the row. */
  readonly actions: number
  readonly onMenu: (anchor: MenuAnchor) => void
  /** The row begins to move aside. */
  readonly onSwipe: () => void
}

type Item = Pick<
  ComponentProps<'li'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClickCapture' | 'onContextMenu'
>

const pointAt = (x: number, y: number): MenuAnchor => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) })

/** To the inline start: leftwards where text runs to the right. */
const aside = (element: Element, dx: number): number => (getComputedStyle(element).direction === 'rtl' ? dx : -dx)

/** A finger that rests opens the menu; `held` is true from then on until the next press. */
const useLongPress = (onMenu: Gestures['onMenu'], held: RefObject<boolean>) => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const left = useRef(-SETTLE_MS)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    begin: (element: Element): void => {
      timer.current = setTimeout(() => {
        held.current = true
        onMenu(element)
      }, LONG_PRESS_MS)
    },
    end: (): void => {
      clearTimeout(timer.current)
      if (held.current) left.current = performance.now()
    },
    hasJustLeft: (): boolean => performance.now() - left.current < SETTLE_MS,
  }
}

/** Whether the click that comes now belongs to what the finger has done already. */
const taken = (held: RefObject<boolean>): boolean => {
  const was = held.current
  held.current = false
  return was
}

const isAtRest = ({ swipes }: Press, dx: number, dy: number): boolean => !swipes && Math.hypot(dx, dy) <= REST_PX

/** What a finger does to a row: it rests, or moves it aside. */
const useFinger = ({ actions, onMenu, onSwipe }: Gestures) => {
  const [shift, setShift] = useState(0)
  const press = useRef<Press | null>(null)
  const held = useRef(false)
  const long = useLongPress(onMenu, held)
  const width = actions * ACTION_PX
  const begin = ({ clientX, clientY, currentTarget, pointerType }: PointerEvent<HTMLElement>): void => {
    held.current = false
    if (pointerType === 'mouse') return
    press.current = { x: clientX, y: clientY, from: shift, swipes: false }
    long.begin(currentTarget)
  }
  const move = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void => {
    const { current } = press
    if (current === null || (held.current && !current.swipes)) return
    const [dx, dy] = [clientX - current.x, clientY - current.y]
    if (isAtRest(current, dx, dy)) return
    long.end()
    if (!current.swipes && Math.abs(dy) > Math.abs(dx)) return void (press.current = null)
    if (!current.swipes) onSwipe()
    current.swipes = true
    held.current = true
    setShift(Math.min(width, Math.max(0, current.from + aside(currentTarget, dx))))
  }
  const end = (): void => {
    long.end()
    if (press.current?.swipes === true) setShift((now) => (now > width / 2 ? width : 0))
    press.current = null
  }
  return {
    shift,
    begin,
    move,
    end,
    close: (): void => setShift(0),
    /** A finger is on the row, or has just done more than press it. */
    busy: (): boolean => press.current !== null || held.current,
    takeHeld: () => taken(held),
    /** The finger that opened the menu is still there, or has just left: that closes nothing. */
    isOpening: (): boolean => press.current !== null || long.hasJustLeft(),
  }
}

/**
 * A finger that rests opens the menu after 600 ms, one that moves aside shows the actions beside the row; a mouse's second
 * button and the menu key open the menu at once (CHAT-6).
 */
export const useRowGestures = (gestures: Gestures) => {
  const { begin, busy, close, end, isOpening, move, shift, takeHeld } = useFinger(gestures)
  const item: Item = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      const inRow = event.target instanceof Element && event.target.closest('a') !== null
      const done = takeHeld()
      if (!done && !(shift > 0 && inRow)) return
      event.preventDefault()
      event.stopPropagation()
      if (!done) close()
    },
    onContextMenu: (event) => {
      event.preventDefault()
      if (busy()) return
      const byKey = event.clientX === 0 && event.clientY === 0
      gestures.onMenu(byKey ? event.currentTarget : pointAt(event.clientX, event.clientY))
    },
  }
  return { shift, item, close, isOpening }
}
