import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from '../shell/error-boundary'
import { loadChunk } from '../shell/load-chunk'
import styles from './guest-videos.module.css'

const HotVideos = lazy(() =>
  loadChunk(() => import('./hot-videos.view')).then((module) => ({ default: module.HotVideos })),
)

/** The place of the videos below the first screen: nothing of them is loaded before somebody goes there. */
export const GuestVideos = () => {
  const place = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (place.current === null || wanted || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver((seen) => setWanted(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '-8px',
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [wanted])
  return (
    <div className={styles.place} id="videos" ref={place}>
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
