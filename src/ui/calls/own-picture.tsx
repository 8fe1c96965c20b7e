import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { EyeOff, VideoOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../design/icon'
import { useFeature } from '../shell/use-feature'
import styles from './own-picture.module.css'
import { PictureView } from './picture-view'
import type { Talk } from './talk'
import { useCorner } from './use-corner'

/** The own picture, mirrored like in a mirror unless the camera looks away, and covered as long as nobody may see it (PLUS-11); dragged to a corner, or pressed to go on to the next one. */
export const OwnPicture = observer(({ call }: { readonly call: Talk }) => {
  const { t } = useTranslation('calls')
  const { devices, view } = useFeature('calls')
  const { local, cameraOff } = view
  const { corner, handle } = useCorner()
  if (O.isNone(local)) return null
  const covered = call._tag === 'Meeting' && call.shown !== 'self'
  return (
    <button type="button" className={styles.own} data-corner={corner} aria-label={t('move_own')} {...handle}>
      {!covered && (
        <PictureView
          picture={local.value}
          className={devices.view.facesAway ? styles.picture : styles.mirror}
          silent
          label={t('own_picture')}
        />
      )}
      {(cameraOff || covered) && (
        <span className={styles.off}>
          <Icon of={covered ? EyeOff : VideoOff} size="lg" />
        </span>
      )}
    </button>
  )
})
