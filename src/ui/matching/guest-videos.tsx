import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../shell/error-boundary'
import { loadChunk } from '../shell/load-chunk'
import styles from './guest-videos.module.css'

const HotVideos = lazy(() =>
  loadChunk(() => import('./hot-videos.view')).then((module) => ({ default: module.HotVideos })),
)

/** Where the link of the first screen leads. */
const PLACE = 'videos'

/** So much of the place must be in the window: a scroller that it only touches from below counts as intersecting, too. */
const BEGUN = 0.01

/** The place of the videos below the first screen: nothing of them is loaded before somebody goes there. */
export const GuestVideos = () => {
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  // The link to here is pressed before the program is there, too.
  useEffect(() => {
    if (window.location.hash === `#${PLACE}`) place.current?.scrollIntoView()
  }, [])
  useEffect(() => {
    if (place.current === null || wanted || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(
      (seen) => setWanted(seen.some(({ intersectionRect }) => intersectionRect.height > 0)),
      { threshold: BEGUN },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [wanted])
  return (
    <div className={styles.place} id={PLACE} ref={place}>
      {wanted && (
        <ErrorBoundary scope="part">
          <Suspense>
            <HotVideos />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
