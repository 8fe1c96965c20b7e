import { useEffect, type RefObject } from 'react'

/** So much of a video must be in the window to count as seen. */
const ENOUGH = 0.6

/** A video that goes by is not played, in ms: to begin and end one costs more than the frames of a swipe have. */
const REST_MS = 150

const placeOf = ({ target }: IntersectionObserverEntry): number => Number((target as HTMLElement).dataset['place'])

/** Tells which video of a feed has come to stand in the window, and at once when none does. `shown`: which ones there are. */
export const useSeen = (
  feed: RefObject<HTMLElement | null>,
  shown: string,
  { look, lookAway }: { readonly look: (place: number) => void; readonly lookAway: () => void },
): void => {
  useEffect(() => {
    if (feed.current === null || !('IntersectionObserver' in window)) return
    const shares = new Map<number, number>()
    let settling: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver(
      (entries) => {
        clearTimeout(settling)
        const first = shares.size === 0
        for (const entry of entries) shares.set(placeOf(entry), entry.intersectionRatio)
        const [best] = [...shares].toSorted(([, one], [, other]) => other - one)
        if (best === undefined || best[1] < ENOUGH) return lookAway()
        if (first) look(best[0])
        else settling = setTimeout(() => look(best[0]), REST_MS)
      },
      { threshold: [0, ENOUGH] },
    )
    feed.current.querySelectorAll('[data-place]').forEach((card) => watch.observe(card))
    return () => {
      clearTimeout(settling)
      watch.disconnect()
    }
  }, [shown, feed, look, lookAway])
  useEffect(() => lookAway, [lookAway])
}
