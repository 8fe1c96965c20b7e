import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADD_HINT_MS } from '../../domain/calls/friend-add'
import { ConfirmDialog } from '../design/confirm-dialog'
import { cx } from '../design/cx'
import { FullLayer } from '../design/full-layer'
import { Conversation, GiftBar, GiftFlight } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { CallControls } from './call-controls'
import styles from './call-stage.module.css'
import type { CallChat } from './chat-control'
import { MatchBar } from './match-bar'
import { OwnPicture } from './own-picture'
import { RemoteFace, RemotePicture, useCovered } from './remote-picture'
import { StageNotes } from './stage-notes'
import { StageTop } from './stage-top'
import { isMatch, type ControlProps, type Talk } from './talk'
import { useCallKeys } from './use-call-keys'
import { useIdle } from './use-idle'
import { usePeer } from './use-peer'
import { usePictureFirst } from './use-picture-first'

/** After so long without a touch the controls fade, in milliseconds. */
const FADE_MS = 4_000
/** Until then the controls stand for the hint's sake, in milliseconds of talk. */
const HINT_UNTIL_MS = ADD_HINT_MS + 10_000

type LeavingProps = { readonly open: boolean; readonly onLeave: () => void; readonly onStay: () => void }

/** Leaving a call asks first (CALL-48). */
const Leaving = ({ open, onLeave, onStay }: LeavingProps) => {
  const { t } = useTranslation('calls')
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('leave_title')}
      text={t('leave_text')}
      confirm={t('leave_now')}
      cancel={t('leave_stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}

/** Whether the conversation stands beside the call; closing it leads back to its button. */
const useChat = (): CallChat => {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const toggle = (): void => {
    if (open) button.current?.focus()
    setOpen(!open)
  }
  return { button, open, toggle }
}

type StageProps = { readonly call: Talk; readonly chat: CallChat; readonly onHangUp: () => void }

/** Notes, gifts and controls. */
const Foot = (props: StageProps & ControlProps) => {
  const { call, name } = props
  return (
    <>
      <StageNotes call={call} name={name} />
      <GiftFlight peer={call.peer} />
      <div className={styles.fades}>
        {isMatch(call) ? (
          <MatchBar call={call} />
        ) : (
          <div className={styles.gifts}>
            {call._tag === 'Live' && <GiftBar receiver={call.peer} place="call" roomNum={call.room} />}
          </div>
        )}
        <CallControls {...props} />
      </div>
    </>
  )
}

/** The other person over all of it, who it is, price and time on top; then the own picture in a corner, notes and controls below. */
const Stage = observer((props: StageProps) => {
  const { call, chat } = props
  const { addHint, remote, talkedMs } = useFeature('calls').view
  const peer = usePeer(call)
  const video = useRef<HTMLVideoElement>(null)
  const all = usePictureFirst(video, O.isSome(remote))
  const covered = useCovered()
  const stays = covered || chat.open || (addHint && talkedMs < HINT_UNTIL_MS)
  const { idle, touched } = useIdle(FADE_MS, stays)
  return (
    <div className={styles.stage} role="presentation" data-idle={idle} {...touched}>
      <RemotePicture name={peer.name} video={video} />
      <div className={styles.field}>
        <div className={cx(styles.head, !peer.demo && styles.fades)}>
          <StageTop call={call} name={peer.name} demo={peer.demo} />
        </div>
        <RemoteFace call={call} name={peer.name} headImg={peer.headImg} />
        {all && <OwnPicture call={call} />}
      </div>
      {all && <Foot {...props} name={peer.name} video={video} />}
    </div>
  )
})

/** The talk, with the conversation beside or below it. */
export const CallStage = observer(({ call }: { readonly call: Talk }) => {
  const { t } = useTranslation('calls')
  const { hangUp, pictureInPicture } = useFeature('calls')
  const { name } = usePeer(call)
  const [leaving, setLeaving] = useState(false)
  const chat = useChat()
  const keys = useCallKeys({ open: chat.open, onClose: chat.toggle })
  useEffect(() => () => void pictureInPicture.close(), [pictureInPicture])
  const leave = (): void => {
    setLeaving(false)
    void hangUp()
  }
  return (
    <FullLayer title={t('call_with', { name })} layer="call" onKeyDown={keys}>
      <div className={styles.call}>
        <Stage call={call} chat={chat} onHangUp={() => (call._tag === 'Live' ? setLeaving(true) : leave())} />
        {chat.open && (
          <div className={styles.chat}>
            <Conversation friend={call.peer} onClose={chat.toggle} />
          </div>
        )}
      </div>
      <Leaving open={leaving} onLeave={leave} onStay={() => setLeaving(false)} />
    </FullLayer>
  )
})
