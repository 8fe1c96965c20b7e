import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { PeopleToMeet } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { HotVideo } from './hot-video'
import styles from './hot-videos.module.css'
import { StartMatching } from './start-matching'
import { useGradually } from './use-gradually'
import { useSeen } from './use-seen'
import { VideosFailed } from './videos-failed'

/** So many videos before the end the next page is asked for; they are more than a page brings, so that it comes in a rest and not in a swipe. */
const AHEAD = 12

/** Who rests so many videos before the end has what stands behind them drawn. */
const BEFORE_END = 2

/** So many videos to either side of the one that is seen have their pictures: a swipe never meets an empty one. */
const NEAR = 3

/** Asks for the next page near the end: once for each video that one comes to, and whenever one has come and that was not enough. */
const usePages = () => {
  const { loadMore, view } = useFeature('hotVideos')
  const { listing, more, place, videos } = view
  const furthest = useRef(0)
  useEffect(() => {
    furthest.current = Math.max(furthest.current, place)
    if (more && listing === 'loaded' && furthest.current >= videos.length - AHEAD) void loadMore()
  }, [listing, loadMore, more, place, videos.length])
  return (at: number): void => {
    if (at <= furthest.current) return
    furthest.current = at
    if (more && at >= videos.length - AHEAD) void loadMore()
  }
}

/** Whether the page asked for last has failed; it still has while it is asked for again. */
const useFailed = (): boolean => {
  const { listing, more } = useFeature('hotVideos').view
  const fails = more && listing === 'failed'
  const [failed, setFailed] = useState(fails)
  if (listing !== 'loading' && failed !== fails) setFailed(fails)
  return failed
}

/** The videos that are drawn by now, and what is drawn behind the last of them. */
const useFeed = (feed: RefObject<HTMLElement | null>) => {
  const { look, lookAway, passBy, view } = useFeature('hotVideos')
  const { more, videos } = view
  const ask = usePages()
  const failed = useFailed()
  const drawn = useGradually(videos.length)
  const shown = videos.slice(0, drawn)
  const ends = drawn === videos.length && (failed || !more)
  const [ending, setEnding] = useState(false)
  const last = useRef(0)
  const rest = () => {
    if (last.current >= videos.length - BEFORE_END) setEnding(true)
  }
  const restBeside = () => {
    lookAway()
    rest()
  }
  useSeen(feed, [...shown.map(({ id }) => id), ends].join(), {
    look: (at) => {
      if (at === videos.length) return restBeside()
      look(at)
      rest()
    },
    lookAway: restBeside,
    passBy,
    reach: (at) => {
      last.current = at
      ask(at)
    },
  })
  return { shown, ends, ending, failed }
}

/** What stands behind the last video; its place is the one after that of the last. */
const FeedEnd = observer(({ ending, failed }: { readonly ending: boolean; readonly failed: boolean }) => {
  const { loadMore, view } = useFeature('hotVideos')
  return (
    <div className={styles.end} data-place={view.videos.length}>
      {failed && <VideosFailed loading={view.listing === 'loading'} onAgain={() => void loadMore()} />}
      {ending && !failed && <PeopleToMeet />}
    </div>
  )
})

/** On a phone: the videos after the first one, one at a time. It comes back to the one that was seen last. */
export const FeedRest = observer(({ feed }: { readonly feed: RefObject<HTMLElement | null> }) => {
  const { view } = useFeature('hotVideos')
  useEffect(() => {
    if (view.place > 0) feed.current?.querySelector(`[data-place="${view.place}"]`)?.scrollIntoView()
  }, [feed, view])
  const { ending, ends, failed, shown } = useFeed(feed)
  return (
    <>
      {shown.map(
        (video, at) =>
          at > 0 && <HotVideo key={video.id} video={video} place={at} near={Math.abs(at - view.place) <= NEAR} />,
      )}
      {ends && <FeedEnd ending={ending} failed={failed} />}
      <div className={styles.start}>
        <div className={styles.startPlace}>
          <StartMatching wide />
        </div>
      </div>
    </>
  )
})
