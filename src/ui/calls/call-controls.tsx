import { Gift, Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/icon-button'
import { GiftPicker } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './call-stage.module.css'
import { MoreMenu } from './more-menu'
import type { Talk, TalkProps } from './talk'

/** Gifts for the other side, once both talk (GIFT-14). */
const GiftControl = ({ call }: { readonly call: Talk }) => {
  const { t } = useTranslation('calls')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <IconButton
        ref={button}
        variant="glass"
        size="lg"
        label={t('gift')}
        icon={Gift}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && <GiftPicker receiver={call.peer} place="call" roomNum={call.room} anchor={button} onClose={close} />}
    </>
  )
}

type Props = TalkProps & { readonly onHangUp: () => void }

/** What is at hand at every moment: mute, camera off, hang up, gifts; the rest behind 'More'. */
export const CallControls = observer(({ call, name, onHangUp }: Props) => {
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
      {call._tag === 'Live' && <GiftControl call={call} />}
      <MoreMenu call={call} name={name} />
    </div>
  )
})
