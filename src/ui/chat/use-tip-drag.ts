import { useRef, useState, type PointerEvent } from 'react'
import type { ChatFeature } from '../../application/chat/chat.feature'
import { REST_PX } from '../../domain/chat/gestures'

/** A finger or the mouse draws the tip up; where it leaves decides the core (CHAT-88, CHAT-89). */
export const useTipDrag = ({ holdTip, releaseTip }: Pick<ChatFeature, 'holdTip' | 'releaseTip'>) => {
  const [up, setUp] = useState(0)
  const from = useRef<number | null>(null)
  const dragged = useRef(false)
  const begin = (event: PointerEvent<HTMLElement>): void => {
    from.current = event.clientY
    dragged.current = false
    event.currentTarget.setPointerCapture?.(event.pointerId)
    holdTip()
  }
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (from.current === null) return
    const now = from.current - event.clientY
    if (Math.abs(now) > REST_PX) dragged.current = true
    setUp(Math.max(0, now))
  }
  const end = (event: PointerEvent<HTMLElement>): void => {
    if (from.current === null) return
    const moved = from.current - event.clientY
    from.current = null
    setUp(0)
    releaseTip(moved)
  }
  return {
    drag: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
    offset: -up,
    /** The click that follows a drag opens nothing. */
    wasDragged: (): boolean => dragged.current,
  }
}
