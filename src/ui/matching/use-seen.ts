import { useEffect, useRef, type RefObject } from 'react'
import { ENOUGH, makeSeenFollower, TOUCHED, type SeenListeners, type Share } from './seen-follower'

const shareOf = ({ intersectionRatio, target }: IntersectionObserverEntry): Share => ({
  card: target as HTMLElement,
  share: intersectionRatio,
})

/** Follows the videos until it is stopped; one that is watched already is not told anew. */
const makeWatch = (listeners: SeenListeners) => {
  const { change, move, renew, stop } = makeSeenFollower(listeners)
  const watch = new IntersectionObserver((entries) => change(entries.map(shareOf)), { threshold: [TOUCHED, ENOUGH] })
  document.addEventListener('scroll', move, { capture: true, passive: true })
  return {
    watch: (feed: HTMLElement): void => {
      feed.querySelectorAll('[data-place]').forEach((card) => watch.observe(card))
      renew()
    },
    stop: (): void => {
      document.removeEventListener('scroll', move, { capture: true })
      watch.disconnect()
      stop()
    },
  }
}

/** Tells which video of a feed has come to stand in the window. `shown`: which ones there are. */
export const useSeen = (feed: RefObject<HTMLElement | null>, shown: string, listeners: SeenListeners): void => {
  const told = useRef(listeners)
  const follower = useRef<ReturnType<typeof makeWatch>>(null)
  useEffect(() => {
    told.current = listeners
  })
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const made = makeWatch({
      look: (place) => told.current.look(place),
      passBy: () => told.current.passBy(),
      lookAway: () => told.current.lookAway(),
      reach: (place) => told.current.reach(place),
    })
    follower.current = made
    return () => {
      made.stop()
      told.current.lookAway()
    }
  }, [])
  useEffect(() => {
    if (feed.current !== null) follower.current?.watch(feed.current)
  }, [feed, shown])
}
