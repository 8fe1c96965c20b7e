import { useCallback, useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** Whether something hides after `ms` without a touch, unless `stays`; `touched` goes on what hides. */
export const useIdle = (ms: number, stays: boolean) => {
  const [tired, setTired] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const blind = useRef(false)
  const wait = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setTired(true), ms)
  }, [ms])
  useEffect(() => {
    wait()
    return () => clearTimeout(timer.current)
  }, [wait])
  const wake = (): void => {
    setTired(false)
    wait()
  }
  const idle = tired && !stays
  const touched = {
    onPointerDownCapture: ({ currentTarget, pointerType, target }: PointerEvent) => {
      // Menus and dialogs that were opened from here lie elsewhere, and do not fade.
      const fades = target instanceof Node && currentTarget.contains(target)
      blind.current = idle && fades && pointerType === 'touch'
      wake()
    },
    /** The finger that brings the buttons back presses none of them: it could not see where they are. */
    onClickCapture: (event: MouseEvent) => {
      if (blind.current) event.stopPropagation()
      blind.current = false
    },
    onPointerMove: wake,
    onKeyDown: wake,
  }
  return { idle, touched }
}
