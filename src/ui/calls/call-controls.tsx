import { Gift, Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GiftPicker } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import styles from './call-stage.module.css'
import { ChatControl, type CallChat } from './chat-control'
import { ControlButton } from './control-button'
import { MoreMenu } from './more-menu'
import { isMatch, type ControlProps, type Talk } from './talk'
import { callKeys } from './use-call-keys'

/** Gifts for the other side, once both talk (GIFT-14). */
const GiftControl = ({ call }: { readonly call: Talk }) => {
  const { t } = useTranslation('calls')
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <ControlButton
        ref={button}
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

type Props = ControlProps & { readonly chat: CallChat; readonly onHangUp: () => void }

/** What is at hand at every moment: mute, camera off, chat, gifts, hang up; the rest behind 'More'. */
export const CallControls = observer(({ call, chat, name, onHangUp, video }: Props) => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  const { muted, cameraOff } = calls.view
  return (
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      <ControlButton
        label={t('mute')}
        letter={callKeys.mute}
        aria-pressed={muted}
        icon={muted ? MicOff : Mic}
        onClick={() => calls.mute(!muted)}
      />
      <ControlButton
        label={t('camera_off')}
        letter={callKeys.camera}
        aria-pressed={cameraOff}
        icon={cameraOff ? VideoOff : Video}
        onClick={() => calls.camera(cameraOff)}
      />
      {!isMatch(call) && <ChatControl peer={call.peer} chat={chat} />}
      {call._tag === 'Live' && <GiftControl call={call} />}
      <MoreMenu call={call} name={name} video={video} />
      <ControlButton variant="danger" label={t('hang_up')} icon={PhoneOff} onClick={onHangUp} />
    </div>
  )
})
