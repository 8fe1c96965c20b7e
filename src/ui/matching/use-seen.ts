import { useEffect, type RefObject } from 'react'

/** So much of a video must be in the window to count as seen. */
const ENOUGH = 0.6

const placeOf = ({ target }: IntersectionObserverEntry): number => Number((target as HTMLElement).dataset['place'])

/** Tells which video of a feed stands in the window, and when none does. `count`: how many there are. */
export const useSeen = (
  feed: RefObject<HTMLElement | null>,
  count: number,
  { look, lookAway }: { readonly look: (place: number) => void; readonly lookAway: () => void },
): void => {
  useEffect(() => {
    if (feed.current === null || !('IntersectionObserver' in window)) return
    const shares = new Map<number, number>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) shares.set(placeOf(entry), entry.intersectionRatio)
        const [best] = [...shares].toSorted(([, one], [, other]) => other - one)
        if (best !== undefined && best[1] >= ENOUGH) look(best[0])
        else lookAway()
      },
      { threshold: [0, ENOUGH] },
    )
    feed.current.querySelectorAll('[data-place]').forEach((card) => watch.observe(card))
    return () => watch.disconnect()
  }, [count, feed, look, lookAway])
  useEffect(() => lookAway, [lookAway])
}
