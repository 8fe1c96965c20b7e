import { Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClipState } from '../../application/matching/hot-videos.feature'
import type { HotVideo } from '../../domain/matching/hot-video'
import { IconButton } from '../design/icon-button'
import { Picture } from '../shell/portrait'
import { useFeature } from '../shell/use-feature'
import styles from './clip-player.module.css'
import { usePlaying } from './use-playing'

type Props = { readonly video: HotVideo; readonly place: number; readonly near: boolean }

const problems: Readonly<Partial<Record<ClipState['_tag'], 'clip_missing' | 'clip_large' | 'clip_wrong'>>> = {
  ClipUnreachable: 'clip_missing',
  ClipTooLarge: 'clip_large',
  ClipUnsupported: 'clip_wrong',
}

type ControlsProps = { readonly halted: boolean; readonly onToggle: () => void }

const Controls = observer(({ halted, onToggle }: ControlsProps) => {
  const { t } = useTranslation('hotVideos')
  const { setSound, view } = useFeature('hotVideos')
  return (
    <div className={styles.controls}>
      <IconButton
        variant="glass"
        label={halted ? t('play') : t('pause')}
        icon={halted ? Play : Pause}
        onClick={onToggle}
      />
      <IconButton
        variant="glass"
        label={view.sound ? t('sound_off') : t('sound_on')}
        icon={view.sound ? Volume2 : VolumeX}
        onClick={() => setSound(!view.sound)}
      />
    </div>
  )
})

/** The clip over its portrait; without a clip the portrait stays and says why. Two of a page have a decoder at most. */
export const ClipPlayer = observer(({ near, place, video: { host, id } }: Props) => {
  const { t } = useTranslation('hotVideos')
  const { setSound, unplayable, view } = useFeature('hotVideos')
  const element = useRef<HTMLVideoElement>(null)
  const role = view.role(place)
  const clip = view.clip(id)
  const decoded = role === 'seen' || role === 'next'
  const source = decoded && clip._tag === 'Ready' ? clip.source : undefined
  const onMute = useCallback(() => setSound(false), [setSound])
  const { halted, toggle } = usePlaying(element, source, {
    wanted: role === 'seen' && !view.covered,
    sound: view.sound,
    onMute,
  })
  const problem = role === 'seen' ? problems[clip._tag] : undefined
  return (
    <div className={styles.player}>
      <Picture name={host.name} src={host.headImg} size="large" eager={near || decoded} />
      {source !== undefined && (
        <video
          ref={element}
          className={styles.video}
          aria-label={t('video_of', { name: host.name })}
          loop
          playsInline
          disablePictureInPicture
          onError={() => unplayable(id)}
        />
      )}
      {problem !== undefined && <p className={styles.problem}>{t(problem)}</p>}
      {source !== undefined && role === 'seen' && <Controls halted={halted} onToggle={toggle} />}
    </div>
  )
})
