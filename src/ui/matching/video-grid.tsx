import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { PeopleToMeet } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { HotVideo } from './hot-video'
import styles from './hot-videos.module.css'
import { StartMatching } from './start-matching'

const More = observer(() => {
  const { t } = useTranslation('hotVideos')
  const { loadMore, view } = useFeature('hotVideos')
  if (!view.more) return null
  return (
    <Button loading={view.listing === 'loading'} onClick={() => void loadMore()}>
      {t('more')}
    </Button>
  )
})

/** On a desktop: all of them; the one under the pointer, or with the focus, plays. */
export const VideoGrid = observer(() => {
  const { t } = useTranslation('hotVideos')
  const { look, lookAway, view } = useFeature('hotVideos')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (view.place > 0) list.current?.children[view.place]?.scrollIntoView({ block: 'nearest' })
  }, [view])
  useEffect(() => lookAway, [lookAway])
  return (
    <>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('title')}</h2>
        <StartMatching />
      </div>
      <ul className={styles.grid} role="list" ref={list}>
        {view.videos.map((video, place) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what plays follows pointer and focus; nothing else is done by it
          <li
            key={video.id}
            onPointerEnter={() => look(place)}
            onPointerLeave={(event) => (event.currentTarget.contains(document.activeElement) ? undefined : lookAway())}
            onFocus={() => look(place)}
            onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : lookAway())}
          >
            <HotVideo video={video} place={place} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <More />
      </div>
      <PeopleToMeet />
    </>
  )
})
