import { useEffect, useRef, type RefObject } from 'react'
import { ENOUGH, makeSeenFollower, type SeenListeners, type Share } from './seen-follower'

const shareOf = ({ intersectionRatio, target }: IntersectionObserverEntry): Share => ({
  place: Number((target as HTMLElement).dataset['place']),
  share: intersectionRatio,
})

/** Tells which video of a feed has come to stand in the window. `shown`: which ones there are. */
export const useSeen = (feed: RefObject<HTMLElement | null>, shown: string, listeners: SeenListeners): void => {
  const told = useRef(listeners)
  const follower = useRef<ReturnType<typeof makeSeenFollower>>(null)
  useEffect(() => {
    told.current = listeners
  })
  useEffect(() => {
    const made = makeSeenFollower({
      look: (place) => told.current.look(place),
      passBy: () => told.current.passBy(),
      lookAway: () => told.current.lookAway(),
      reach: (place) => told.current.reach(place),
    })
    follower.current = made
    document.addEventListener('scroll', made.move, { capture: true, passive: true })
    return () => {
      document.removeEventListener('scroll', made.move, { capture: true })
      made.stop()
      told.current.lookAway()
    }
  }, [])
  useEffect(() => {
    if (feed.current === null || !('IntersectionObserver' in window)) return
    follower.current?.renew()
    const watch = new IntersectionObserver((entries) => follower.current?.change(entries.map(shareOf)), {
      threshold: [0, ENOUGH],
    })
    feed.current.querySelectorAll('[data-place]').forEach((card) => watch.observe(card))
    return () => watch.disconnect()
  }, [feed, shown])
}
