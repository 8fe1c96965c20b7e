import { useCallback, useRef, type MouseEvent } from 'react'
import { OPEN_AGAIN_MS } from '../../domain/friends/pace'
import { useLink, type LinkProps } from '../shell/use-link'

/** A link to somebody; two presses in 400 ms open them once. @rule FRND-13 */
export const useOpenOnce = (): ((path: string) => LinkProps) => {
  const link = useLink()
  const last = useRef(-OPEN_AGAIN_MS)
  return useCallback(
    (path) => {
      const { href, onClick } = link(path)
      const press = (event: MouseEvent) => {
        if (event.timeStamp - last.current < OPEN_AGAIN_MS) return event.preventDefault()
        last.current = event.timeStamp
        onClick(event)
      }
      return { href, onClick: press }
    },
    [link],
  )
}
