import { useRef, type PointerEvent, type RefObject } from 'react'
import { swipeOf } from '../../domain/matching/swipe'

/** A finger that moves less than this has pressed, in pixels. */
const STILL = 6
/** Velocity is that of the last so many milliseconds. */
const RECENT_MS = 100

type Held = PointerEvent<HTMLElement>
type Point = { readonly x: number; readonly at: number }
type Drag = { readonly from: Point; trail: readonly Point[]; moves: boolean }

const towardsEnd = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1)

const velocityOf = (trail: readonly Point[], now: Point): number => {
  const first = trail.find(({ at }) => now.at - at <= RECENT_MS) ?? now
  return now.at === first.at ? 0 : (now.x - first.x) / (now.at - first.at)
}

const place = (element: HTMLElement | null, x: number): void => {
  if (element === null) return
  element.style.transform = x === 0 ? '' : `translateX(${x}px) rotate(${x / 28}deg)`
  const way = x * towardsEnd()
  element.style.setProperty('--liking', String(Math.max(0, Math.min(1, way / 90))))
  element.style.setProperty('--skipping', String(Math.max(0, Math.min(1, -way / 90))))
}

export type Swiping = {
  /** `x`: where the card is, in pixels. */
  readonly onSwipe: (way: 'like' | 'skip', x: number) => void
}

/** Lets a card follow the finger, with transforms only, and tells where it was thrown. */
export const useSwipe = (card: RefObject<HTMLElement | null>, { onSwipe }: Swiping) => {
  const drag = useRef<Drag | null>(null)
  const end = ({ clientX, timeStamp, currentTarget }: Held): void => {
    const { current } = drag
    drag.current = null
    if (current === null || !current.moves) return
    const x = clientX - current.from.x
    const velocity = velocityOf(current.trail, { x: clientX, at: timeStamp }) * towardsEnd()
    const way = swipeOf({ moved: x * towardsEnd(), velocity, width: currentTarget.clientWidth })
    place(card.current, 0)
    if (way !== 'none') onSwipe(way, x)
  }
  return {
    onPointerDown: ({ button, clientX: x, pointerId, timeStamp: at, currentTarget, target }: Held) => {
      if (button !== 0 || (target instanceof Element && target.closest('a, button') !== null)) return
      drag.current = { from: { x, at }, trail: [], moves: false }
      currentTarget.setPointerCapture?.(pointerId)
    },
    onPointerMove: ({ clientX, timeStamp: at }: Held) => {
      const { current } = drag
      if (current === null) return
      const x = clientX - current.from.x
      current.moves ||= Math.abs(x) > STILL
      current.trail = [...current.trail.filter((point) => at - point.at <= RECENT_MS), { x: clientX, at }]
      if (current.moves) place(card.current, x)
    },
    onPointerUp: end,
    onPointerCancel: () => {
      drag.current = null
      place(card.current, 0)
    },
  }
}
