import { useEffect, useRef, useState, type RefObject } from 'react'

/** The list follows the finger half the way, and no farther than this, in px. */
const FARTHEST_PX = 96

/** Pulled so far it is read anew when the finger leaves, in px. */
const ENOUGH_PX = 48

/** Pulling a list that stands at its top down reads it anew; answers how far it is pulled, in px. */
export const usePull = (scroller: RefObject<HTMLElement | null>, onRefresh: () => void): number => {
  const [pulled, setPulled] = useState(0)
  const from = useRef<number | null>(null)
  const now = useRef(0)
  useEffect(() => {
    const { current } = scroller
    if (current === null) return
    const show = (px: number) => {
      now.current = px
      setPulled(px)
    }
    const begin = ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 && current.scrollTop <= 0 ? (touches[0]?.clientY ?? null) : null
    }
    const move = ({ touches }: TouchEvent) => {
      const at = touches[0]?.clientY
      if (from.current === null || at === undefined) return
      show(current.scrollTop > 0 ? 0 : Math.min(FARTHEST_PX, Math.max(0, (at - from.current) / 2)))
    }
    const end = () => {
      if (from.current !== null && now.current >= ENOUGH_PX) onRefresh()
      from.current = null
      show(0)
    }
    const cancel = () => {
      from.current = null
      show(0)
    }
    const stop = new AbortController()
    const listen = { passive: true, signal: stop.signal }
    current.addEventListener('touchstart', begin, listen)
    current.addEventListener('touchmove', move, listen)
    current.addEventListener('touchend', end, listen)
    current.addEventListener('touchcancel', cancel, listen)
    return () => stop.abort()
  }, [onRefresh, scroller])
  return pulled
}
