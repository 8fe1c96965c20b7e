import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react'

export type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left'

const next: Readonly<Record<Corner, Corner>> = {
  'top-left': 'top-right',
  'top-right': 'bottom-right',
  'bottom-right': 'bottom-left',
  'bottom-left': 'top-left',
}

/** A finger that moves less than this has pressed, in pixels. */
const STILL = 6
const GLIDE = { duration: 240, easing: 'cubic-bezier(0.16, 1, 0.3, 1)' }

const cornerAt = (x: number, y: number): Corner =>
  `${y < innerHeight / 2 ? 'top' : 'bottom'}-${x < innerWidth / 2 ? 'left' : 'right'}`

/** Away from the name, which stands at the inline start. */
const firstCorner = (): Corner => (document.documentElement.dir === 'rtl' ? 'top-left' : 'top-right')

type Drag = { readonly x: number; readonly y: number; far: boolean }

/** Lets the element glide from where it was to where its corner puts it. */
const glide = (element: HTMLElement, from: DOMRect): void => {
  const moves = 'animate' in element && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!moves) return
  const to = element.getBoundingClientRect()
  element.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0' }], GLIDE)
}

type Held = PointerEvent<HTMLElement>
type Dragging = { readonly onDrop: (x: number, y: number) => void; readonly onPress: () => void }

/** Follows the pointer; tells where it let go, or that it only pressed. */
const useDrag = ({ onDrop, onPress }: Dragging) => {
  const drag = useRef<Drag | null>(null)
  const drop = ({ clientX, clientY }: Held): void => {
    if (drag.current?.far) onDrop(clientX, clientY)
  }
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerId, currentTarget }: Held) => {
      drag.current = { x, y, far: false }
      currentTarget.setPointerCapture?.(pointerId)
    },
    onPointerMove: ({ clientX, clientY, currentTarget, buttons }: Held) => {
      const { current } = drag
      if (current === null || buttons === 0) return
      const [x, y] = [clientX - current.x, clientY - current.y]
      current.far ||= Math.hypot(x, y) > STILL
      if (current.far) currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onClick: () => {
      if (!drag.current?.far) onPress()
      drag.current = null
    },
  }
}

/** The corner in which something rests, and the handlers that move it: drag and drop, or a press for the next corner. */
export const useCorner = () => {
  const [corner, setCorner] = useState<Corner>(firstCorner)
  const element = useRef<HTMLButtonElement>(null)
  const left = useRef<DOMRect | null>(null)
  useLayoutEffect(() => {
    if (element.current && left.current) glide(element.current, left.current)
    left.current = null
  }, [corner])
  const moveTo = (goal: Corner): void => {
    const { current } = element
    if (current === null) return
    left.current = current.getBoundingClientRect()
    current.style.translate = ''
    if (goal === corner) glide(current, left.current)
    setCorner(goal)
  }
  const handle = useDrag({ onDrop: (x, y) => moveTo(cornerAt(x, y)), onPress: () => moveTo(next[corner]) })
  return { corner, handle: { ref: element, ...handle } }
}
