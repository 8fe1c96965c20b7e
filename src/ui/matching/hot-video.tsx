import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { HotVideo as Video } from '../../domain/matching/hot-video'
import { Badge } from '../design/badge'
import { useCore } from '../shell/core-context'
import { usePersonWords } from '../shell/person-words'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { ClipPlayer } from './clip-player'
import styles from './hot-video.module.css'
import { GuestActions, VideoActions } from './video-actions'

type Props = {
  readonly video: Video
  readonly place: number
  /** The picture is fetched before it comes into the window. */
  readonly near?: boolean
}

/** The host as the friends know them by now. */
const useKnown = ({ host }: Video): Acquaintance => O.getOrElse(() => host)(useFeature('friends').view.person(host.id))

/** With price and presence, which changes while one looks. */
const useHost = (video: Video): Acquaintance => {
  const { host } = video
  const { view } = useFeature('friends')
  const known = useKnown(video)
  const status = view.presence(host.id)
  return { ...known, price: host.price, status: status === 'unknown' ? known.status : status }
}

type Of = { readonly video: Video }

const Caption = observer(({ video }: Of) => {
  const host = useHost(video)
  const { t } = useTranslation(['hotVideos', 'common'])
  const words = usePersonWords()
  const link = useLink()
  const age = words.age(host.birthday)
  const country = words.country(host.countryCode)
  const statusText = host.status === 'unknown' ? '' : t(`common:${host.status}`)
  return (
    <div className={styles.caption}>
      <h2 className={styles.name}>
        <a
          className={styles.link}
          {...link(pathOf('FriendPage', { friendId: host.id }))}
          aria-label={t('hotVideos:profile_of', { name: host.name })}
        >
          <bdi>{host.name}</bdi>
        </a>
        {age !== undefined && <span className={styles.age}>{age}</span>}
      </h2>
      <p className={styles.place}>
        {country !== undefined && (
          <>
            <span aria-hidden>{words.flag(host.countryCode)}</span> {country}
          </>
        )}
        <span className={styles.status} data-status={host.status}>
          {statusText}
        </span>
      </p>
    </div>
  )
})

const Actions = observer(({ video }: Of) => {
  const { session } = useCore().account.view
  const host = useHost(video)
  return (
    <div className={styles.actions}>
      {session._tag === 'SignedIn' ? <VideoActions video={{ ...video, host }} /> : <GuestActions host={host} />}
    </div>
  )
})

/** One recording from edge to edge, always labelled as one, with its host and what can be done (MTCH-8, PLUS-1). */
export const HotVideo = observer(({ near = false, place, video }: Props) => {
  const { t } = useTranslation('hotVideos')
  const { view } = useFeature('hotVideos')
  const { demo, name } = useKnown(video)
  return (
    <article
      className={styles.card}
      aria-label={t('video_of', { name })}
      aria-posinset={place + 1}
      aria-setsize={view.videos.length}
      data-place={place}
      tabIndex={-1}
    >
      <ClipPlayer video={video} place={place} near={near} />
      <div className={styles.labels}>
        <Badge tone="media">{t('recorded')}</Badge>
        {demo && <Badge tone="media">{t('demo')}</Badge>}
      </div>
      <Caption video={video} />
      <Actions video={video} />
    </article>
  )
})
