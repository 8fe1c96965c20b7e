import * as O from 'fp-ts/Option'
import { PhoneOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { durationText } from '../../domain/calls/call-record'
import { locations } from '../../domain/calls/locations'
import type { HostInfo, SimulatedCall as Simulated } from '../../domain/calls/simulated-call'
import { Avatar } from '../design/avatar'
import { Badge } from '../design/badge'
import { ConfirmDialog } from '../design/confirm-dialog'
import { FullLayer } from '../design/full-layer'
import { IconButton } from '../design/icon-button'
import { useToast } from '../design/toast'
import { AddFriend } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { DemoLabels } from './demo-labels'
import ringing from './ringing.module.css'
import styles from './simulated-call.module.css'

type Shown = Exclude<Simulated, { readonly step: 0 }>
type Of = { readonly host: HostInfo }

/** What it is stands in every step, from ringing to the end (PLUS-1). */
const Head = observer(({ call }: { readonly call: Shown }) => {
  const { t } = useTranslation('recordedCall')
  const { shownMs } = useFeature('calls').simulated.view
  return (
    <header className={styles.head}>
      <span className={styles.who}>
        <bdi>{call.hostInfo.name}</bdi>
        {call.hostInfo.demo ? <DemoLabels /> : <Badge tone="media">{t('label')}</Badge>}
      </span>
      {call.step === 2 && (
        <span className={styles.time} role="timer" aria-label={t('time')}>
          {durationText(shownMs)}
        </span>
      )}
      <p className={styles.note}>{t('note')}</p>
    </header>
  )
})

const Ringing = ({ host }: Of) => {
  const { t } = useTranslation('recordedCall')
  return (
    <div className={ringing.ringing} role="status">
      <span className={ringing.halo}>
        <Avatar name={host.name} src={host.headImg} size="xxl" />
      </span>
      <p className={ringing.what}>{t('ringing')}</p>
    </div>
  )
}

const Recording = observer(({ host }: Of) => {
  const { t } = useTranslation('recordedCall')
  const { picture } = useFeature('calls').simulated.view
  const place = useRef<HTMLDivElement>(null)
  const shown = O.toNullable(picture)
  useEffect(() => (shown === null ? undefined : shown.attach(place.current)), [shown])
  return <div className={styles.video} ref={place} role="img" aria-label={t('video_of', { name: host.name })} />
})

/** After 30 s the host can be added, unless they are friends, or asked, already (CALL-80). */
const AddTip = observer(({ host }: Of) => {
  const { t } = useTranslation('recordedCall')
  const { addTip } = useFeature('calls').simulated.view
  const { open, view } = useFeature('friends')
  const known = O.toNullable(view.person(host.id))
  const missing = addTip && known === null
  useEffect(() => {
    if (missing) void open(host.id)()
  }, [host.id, missing, open])
  const shows = addTip && known?.relation === 'stranger'
  return (
    <div className={styles.tip} role="status">
      {shows && (
        <>
          <p>{t('add_tip', { name: host.name })}</p>
          <AddFriend person={host.id} location={locations.match} />
        </>
      )}
    </div>
  )
})

const Stage = ({ call }: { readonly call: Shown }) => {
  const { t } = useTranslation('recordedCall')
  const { simulated } = useFeature('calls')
  const [leaving, setLeaving] = useState(false)
  const { name } = call.hostInfo
  return (
    <FullLayer title={t('call_with', { name })} layer="call">
      <div className={styles.stage}>
        {call.step === 1 ? <Ringing host={call.hostInfo} /> : <Recording host={call.hostInfo} />}
        <Head call={call} />
        <div className={styles.foot}>
          {call.step === 2 && <AddTip host={call.hostInfo} />}
          <div className={styles.controls} role="group" aria-label={t('controls')}>
            <IconButton
              variant="danger"
              size="xl"
              label={t('hang_up')}
              icon={PhoneOff}
              onClick={() => setLeaving(true)}
            />
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={leaving}
        layer="error"
        danger
        title={t('leave_title')}
        text={t('leave_text')}
        confirm={t('leave_now')}
        cancel={t('leave_stay')}
        onConfirm={simulated.end}
        onCancel={() => setLeaving(false)}
      />
    </FullLayer>
  )
}

/** A call with a recording instead of a person; hanging up asks first (CALL-78, CALL-81, PLUS-1). */
export const SimulatedCall = observer(() => {
  const { t } = useTranslation('recordedCall')
  const { call } = useFeature('calls').simulated.view
  const toast = useToast()
  const last = call.step === 0 ? call.last : 'none'
  useEffect(() => {
    if (last !== 'none') toast({ text: t(`ended_${last}`) })
  }, [last, toast, t])
  return call.step === 0 ? null : <Stage call={call} />
})
