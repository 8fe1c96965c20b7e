import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { durationText } from '../../domain/calls/call-record'
import { ADD_HINT_MS } from '../../domain/calls/friend-add'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { CoinAmount } from '../design/coin-amount'
import { ConfirmDialog } from '../design/confirm-dialog'
import { FullLayer } from '../design/full-layer'
import { GiftBar, GiftFlight } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { CallControls } from './call-controls'
import styles from './call-stage.module.css'
import { AddOffer, FriendAddNote } from './friend-add'
import { OwnPicture } from './own-picture'
import { PictureView } from './picture-view'
import { StageNotes } from './stage-notes'
import type { Talk } from './talk'
import { useIdle } from './use-idle'
import { usePeer } from './use-peer'

/** After so long without a touch the controls fade, in milliseconds. */
const FADE_MS = 4_000
/** Until then the controls stand for the hint's sake, in milliseconds of talk. */
const HINT_UNTIL_MS = ADD_HINT_MS + 10_000

const Top = observer(({ call, name, demo }: { readonly call: Talk; readonly name: string; readonly demo: boolean }) => {
  const { t } = useTranslation('calls')
  const { price, talkedMs } = useFeature('calls').view
  return (
    <header className={styles.top}>
      <span className={styles.who}>
        <bdi>{name}</bdi>
        {demo && <Badge tone="media">{t('demo')}</Badge>}
      </span>
      <span className={styles.meter}>
        {call._tag === 'Live' ? (
          <span role="timer" aria-label={t('talk_time')}>
            {durationText(talkedMs)}
          </span>
        ) : (
          t('connecting')
        )}
        {call.role === 'caller' && <CoinAmount amount={price} size="sm" unit={t('per_minute')} />}
      </span>
      <AddOffer peer={call.peer} />
    </header>
  )
})

const Remote = observer(
  ({ name, headImg, covered }: { readonly name: string; readonly headImg: string; readonly covered: boolean }) => {
    const { t } = useTranslation('calls')
    const { interrupted, peerCameraOff, remote } = useFeature('calls').view
    return (
      <>
        {O.isSome(remote) && (
          <PictureView
            picture={remote.value}
            className={styles.remote}
            silent={interrupted}
            label={t('picture_of', { name })}
          />
        )}
        {covered && (
          <div className={styles.cover}>
            <Avatar name={name} src={headImg} size="xxl" />
            {peerCameraOff && !interrupted && <p>{t('peer_camera_off', { name })}</p>}
          </div>
        )}
      </>
    )
  },
)

type LeavingProps = { readonly open: boolean; readonly onLeave: () => void; readonly onStay: () => void }

/** Leaving a call asks first (CALL-48). */
const Leaving = ({ open, onLeave, onStay }: LeavingProps) => {
  const { t } = useTranslation('calls')
  return (
    <ConfirmDialog
      open={open}
      layer="error"
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

/** The talk: the other person full screen, the own picture in a corner, price and time on top. */
export const CallStage = observer(({ call }: { readonly call: Talk }) => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  const { addHint, interrupted, peerCameraOff, remote, talkedMs } = calls.view
  const peer = usePeer(call)
  const [leaving, setLeaving] = useState(false)
  const covered = O.isNone(remote) || peerCameraOff || interrupted
  const { idle, touched } = useIdle(FADE_MS, covered || (addHint && talkedMs < HINT_UNTIL_MS))
  const hangUp = (): void => {
    setLeaving(false)
    void calls.hangUp()
  }
  return (
    <FullLayer title={t('call_with', { name: peer.name })} layer="call">
      <div className={styles.stage} role="presentation" data-idle={idle} {...touched}>
        <Remote name={peer.name} headImg={peer.headImg} covered={covered} />
        <div className={styles.fades}>
          <Top call={call} name={peer.name} demo={peer.demo} />
        </div>
        <StageNotes call={call} name={peer.name} />
        <FriendAddNote peer={call.peer} name={peer.name} />
        <OwnPicture />
        <GiftFlight peer={call.peer} />
        <div className={styles.fades}>
          {call._tag === 'Live' && <GiftBar receiver={call.peer} place="call" roomNum={call.room} />}
          <CallControls
            call={call}
            name={peer.name}
            onHangUp={() => (call._tag === 'Live' ? setLeaving(true) : hangUp())}
          />
        </div>
      </div>
      <Leaving open={leaving} onLeave={hangUp} onStay={() => setLeaving(false)} />
    </FullLayer>
  )
})
