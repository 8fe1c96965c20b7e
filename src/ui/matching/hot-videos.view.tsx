import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../design/skeleton'
import { useShell } from '../shell/shell-context'
import { PeopleToMeet } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { FeedRest } from './feed-rest'
import { HotVideo } from './hot-video'
import styles from './hot-videos.module.css'
import { StartMatching } from './start-matching'
import { VideoGrid } from './video-grid'
import { moveByKeys } from './video-keys'
import { VideosFailed } from './videos-failed'

type Props = {
  /** What stands above the videos; it stays in its place whatever becomes of them. */
  readonly lead?: ReactNode
  /** Only `lead` is shown, such as a search with what it finds. */
  readonly without?: boolean
}

const BONES = [0, 1, 2, 3] as const

const Bones = () => {
  const { t } = useTranslation(['hotVideos', 'common'])
  return (
    <div className={styles.grid} role="status" aria-label={t('common:loading')}>
      {BONES.map((bone) => (
        <Skeleton key={bone} shape="card" />
      ))}
    </div>
  )
}

/** No videos: they are on their way, could not be had, or there are none and faces stand for them. */
const Nothing = observer(() => {
  const { load, view } = useFeature('hotVideos')
  if (view.listing === 'failed') return <VideosFailed onAgain={() => void load()} />
  if (view.listing !== 'loaded') return <Bones />
  return <PeopleToMeet action={<StartMatching />} />
})

/** Hot videos: one at a time on a phone, a grid on a desktop (MTCH-5, MTCH-8). */
export const HotVideos = observer(({ lead, without = false }: Props) => {
  const { mobile } = useShell()
  const { load, view } = useFeature('hotVideos')
  const feed = useRef<HTMLDivElement>(null)
  const [first] = without ? [] : view.videos
  useEffect(() => void load(), [load])
  useEffect(() => {
    const place = feed.current
    place?.addEventListener('keydown', moveByKeys)
    return () => place?.removeEventListener('keydown', moveByKeys)
  }, [])
  return (
    <div className={styles.videos} data-one={(mobile && first !== undefined) || undefined} ref={feed}>
      <div className={styles.screen}>
        {lead !== undefined && (
          <div className={styles.lead}>
            {lead}
            <div className={styles.ground} />
          </div>
        )}
        {first === undefined && !without && <Nothing />}
        {/* What they still load does not take away what stands above them. */}
        <Suspense fallback={<Bones />}>
          {first !== undefined && (mobile ? <HotVideo key={first.id} video={first} place={0} near /> : <VideoGrid />)}
        </Suspense>
      </div>
      {first !== undefined && mobile && (
        <Suspense>
          <FeedRest feed={feed} />
        </Suspense>
      )}
    </div>
  )
})
