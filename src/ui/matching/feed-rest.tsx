import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { PeopleToMeet } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { HotVideo } from './hot-video'
import styles from './hot-videos.module.css'
import { StartMatching } from './start-matching'
import { useGradually } from './use-gradually'
import { useSeen } from './use-seen'

/** So many videos before the end the next page is asked for, more than one has: it comes while they stand, not in a swipe. */
const AHEAD = 12

/** Who rests so many videos before the end has what stands behind them drawn. */
const BEFORE_END = 2

/** The videos that are drawn by now, what is asked for as one moves on, and whether one has rested near the end. */
const useFeed = (feed: RefObject<HTMLElement | null>) => {
  const { loadMore, look, lookAway, passBy, view } = useFeature('hotVideos')
  const { more, place, videos } = view
  const drawn = useGradually(videos.length)
  const shown = videos.slice(0, drawn)
  const [ending, setEnding] = useState(false)
  const last = useRef(0)
  const rest = () => {
    if (last.current >= videos.length - BEFORE_END) setEnding(true)
  }
  const reach = (at: number) => {
    last.current = at
    if (more && at >= videos.length - AHEAD) void loadMore()
  }
  useSeen(feed, shown.map(({ id }) => id).join(), {
    look: (at) => {
      look(at)
      rest()
    },
    lookAway: () => {
      lookAway()
      rest()
    },
    passBy,
    reach,
  })
  useEffect(() => {
    if (more && place >= videos.length - AHEAD) void loadMore()
  }, [loadMore, more, place, videos.length])
  return { shown, ending, whole: !more && drawn === videos.length }
}

/** On a phone: the videos after the first one, one at a time. It comes back to the one that was seen last. */
export const FeedRest = observer(({ feed }: { readonly feed: RefObject<HTMLElement | null> }) => {
  const { view } = useFeature('hotVideos')
  useEffect(() => {
    if (view.place > 0) feed.current?.querySelector(`[data-place="${view.place}"]`)?.scrollIntoView()
  }, [feed, view])
  const { ending, shown, whole } = useFeed(feed)
  return (
    <>
      {shown.map((video, at) => at > 0 && <HotVideo key={video.id} video={video} place={at} />)}
      {whole && <div className={styles.end}>{ending && <PeopleToMeet />}</div>}
      <div className={styles.start}>
        <div className={styles.startPlace}>
          <StartMatching wide />
        </div>
      </div>
    </>
  )
})
