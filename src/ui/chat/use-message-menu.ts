import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import type { MessageUuid } from '../../domain/kernel/ids'
import type { ShownMessage } from '../../domain/chat/delivery'
import type { MenuAnchor } from '../design/menu'

/** A finger that rests so long on a message opens its menu, in ms. */
const LONG_PRESS_MS = 500
/** A finger that moves farther scrolls, in px. */
const STILL = 10

/** Whose menu is open, and where. */
export interface MenuPlace {
  readonly uuid: MessageUuid
  readonly anchor: MenuAnchor
}

interface Press {
  readonly x: number
  readonly y: number
  readonly timer: ReturnType<typeof setTimeout>
}

const bubbleOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null

const pointAt = (x: number, y: number): MenuAnchor => ({ getBoundingClientRect: () => new DOMRect(x, y, 0, 0) })

/** Moves the focus from bubble to bubble; from the list itself it begins at the newest one in sight. */
const moveFocus = (list: HTMLElement, from: HTMLElement | null, by: 1 | -1): void => {
  const bubbles = [...list.querySelectorAll<HTMLElement>('[data-message]')]
  const at = from === null ? bubbles.length - 1 : bubbles.indexOf(from) + by
  bubbles[at]?.focus()
}

/** A long press opens the menu of a message; the tap that ends it does nothing else. */
const useLongPress = (open: (bubble: HTMLElement, anchor: MenuAnchor) => void) => {
  const press = useRef<Press | null>(null)
  const opened = useRef(false)
  const end = (): void => {
    if (press.current) clearTimeout(press.current.timer)
    press.current = null
  }
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary, pointerType, target }: PointerEvent) => {
      end()
      opened.current = false
      const bubble = bubbleOf(target)
      if (bubble === null || pointerType === 'mouse' || !isPrimary) return
      const timer = setTimeout(() => {
        opened.current = true
        open(bubble, pointAt(x, y))
      }, LONG_PRESS_MS)
      press.current = { x, y, timer }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const begun = press.current
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > STILL) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (opened.current) {
        event.preventDefault()
        event.stopPropagation()
      }
      opened.current = false
    },
  }
}

/**
 * The menu of a message by long press, by the other mouse button, and by keys: arrows move from message to message, Enter and
 * the menu key open. Heard by the list, so that a bubble carries nothing.
 */
export const useMessageMenu = (messages: readonly ShownMessage[]) => {
  const [place, setPlace] = useState<MenuPlace | null>(null)
  const open = (bubble: HTMLElement, anchor: MenuAnchor): void => {
    const message = messages.find(({ uuid }) => uuid === bubble.dataset['message'])
    if (message) setPlace({ uuid: message.uuid, anchor })
  }
  const heard = {
    ...useLongPress(open),
    onContextMenu: (event: MouseEvent) => {
      const bubble = bubbleOf(event.target)
      if (bubble === null || (event.target instanceof Element && event.target.closest('a'))) return
      event.preventDefault()
      const byKey = event.clientX === 0 && event.clientY === 0
      open(bubble, byKey ? bubble : pointAt(event.clientX, event.clientY))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const bubble = event.target === event.currentTarget ? null : bubbleOf(event.target)
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault()
        moveFocus(event.currentTarget, bubble, event.key === 'ArrowUp' ? -1 : 1)
      } else if (event.key === 'Enter' && bubble !== null && event.target === bubble) open(bubble, bubble)
    },
  }
  return { heard, place, close: () => setPlace(null) }
}
