import { startTransition, useEffect, useState, type RefObject } from 'react'

/** Longer than this nobody waits for the controls, in milliseconds. */
const PATIENCE_MS = 300

/**
 * False until the other side's first picture stands, or for `PATIENCE_MS` at most: what is drawn meanwhile takes the processor
 * from the connection and from that picture. True at once in a browser that does not tell of pictures. @rule CALL-42
 * @param remote whether there is a stream of the other side
 */
export const usePictureFirst = (video: RefObject<HTMLVideoElement | null>, remote: boolean): boolean => {
  const [passed, setPassed] = useState(!('requestVideoFrameCallback' in HTMLVideoElement.prototype))
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const element = video.current
    if (element === null || passed) return
    const asked = element.requestVideoFrameCallback(() => startTransition(() => setPassed(true)))
    return () => element.cancelVideoFrameCallback(asked)
  }, [passed, remote, video])
  return passed
}
