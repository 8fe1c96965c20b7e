import { useCallback, useRef } from 'react'
import { useRouter } from 'wouter'
import type { UserId } from '../../domain/kernel/ids'
import { useMayLeave } from '../shell/leave-guard'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useNavigate } from '../shell/use-navigate'

type Pressed = {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly preventDefault: () => void
}

/** How a row leads to its conversation. */
export interface Opening {
  readonly href: string
  readonly onPointerDown: () => void
  readonly onOpen: (event: Pressed) => void
}

/**
 * Reads the conversation ahead and opens it before its view is drawn, so that the screen changes once; the row that was pressed last
 * is the one that opens. The same function for all rows of a list.
 */
export const useOpening = (): ((friend: UserId) => Opening) => {
  const { base } = useRouter()
  const navigate = useNavigate()
  const mayLeave = useMayLeave()
  const { open, readAhead } = useFeature('chat')
  const turns = useRef(0)
  return useCallback(
    (friend) => {
      const path = pathOf('IMMessageSession', { friendId: friend })
      return {
        href: base + path,
        onPointerDown: () => void readAhead(friend)(),
        onOpen: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          const turn = (turns.current += 1)
          void readAhead(friend)().then(() => {
            if (turn !== turns.current) return
            if (mayLeave()) void open(friend)()
            navigate(path)
          })
        },
      }
    },
    [base, mayLeave, navigate, open, readAhead],
  )
}
