import type { Clock } from '../clock'

/** True for a text that was not seen in the last `ms`: what comes on two ways is taken once. */
export const once = (clock: Clock, ms: number): ((text: string) => boolean) => {
  const seen = new Map<string, number>()
  return (text) => {
    const now = clock.now()
    for (const [old, at] of seen) if (now - at >= ms) seen.delete(old)
    if (seen.has(text)) return false
    seen.set(text, now)
    return true
  }
}
