import { observer } from 'mobx-react-lite'
import { useEffect, type RefObject } from 'react'
import { PeopleToMeet } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { HotVideo } from './hot-video'
import styles from './hot-videos.module.css'
import { StartMatching } from './start-matching'
import { useSeen } from './use-seen'

/** So many videos before the end the next page is asked for. */
const AHEAD = 3

/** On a phone: the videos after the first one, one at a time. It comes back to the one that was seen last. */
export const FeedRest = observer(({ feed }: { readonly feed: RefObject<HTMLElement | null> }) => {
  const { loadMore, look, lookAway, view } = useFeature('hotVideos')
  const { more, place, videos } = view
  useEffect(() => {
    if (view.place > 0) feed.current?.querySelector(`[data-place="${view.place}"]`)?.scrollIntoView()
  }, [feed, view])
  useSeen(feed, videos.map(({ id }) => id).join(), { look, lookAway })
  useEffect(() => {
    if (more && place >= videos.length - AHEAD) void loadMore()
  }, [loadMore, more, place, videos.length])
  return (
    <>
      {videos.map((video, at) => at > 0 && <HotVideo key={video.id} video={video} place={at} />)}
      {!more && (
        <div className={styles.end}>
          <PeopleToMeet />
        </div>
      )}
      <div className={styles.start}>
        <div className={styles.startPlace}>
          <StartMatching wide />
        </div>
      </div>
    </>
  )
})
