import { Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/icon-button'
import { useFeature } from '../shell/use-feature'
import styles from './call-stage.module.css'

/** Mute, camera off, hang up. */
export const CallControls = observer(({ onHangUp }: { readonly onHangUp: () => void }) => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  const { muted, cameraOff } = calls.view
  return (
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      <IconButton
        variant={muted ? 'secondary' : 'glass'}
        size="lg"
        label={t('mute')}
        aria-pressed={muted}
        icon={muted ? MicOff : Mic}
        onClick={() => calls.mute(!muted)}
      />
      <IconButton variant="danger" size="xl" label={t('hang_up')} icon={PhoneOff} onClick={onHangUp} />
      <IconButton
        variant={cameraOff ? 'secondary' : 'glass'}
        size="lg"
        label={t('camera_off')}
        aria-pressed={cameraOff}
        icon={cameraOff ? VideoOff : Video}
        onClick={() => calls.camera(cameraOff)}
      />
    </div>
  )
})
