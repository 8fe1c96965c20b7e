import { Phone, PhoneOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Call } from '../../domain/calls/call'
import { Avatar } from '../design/avatar'
import { FullLayer } from '../design/full-layer'
import { IconButton } from '../design/icon-button'
import { useFeature } from '../shell/use-feature'
import { DemoLabels } from './demo-labels'
import { PriceFigures } from './price-figures'
import styles from './ringing.module.css'
import { usePeer, type Peer } from './use-peer'

type RingingCall = Extract<Call, { readonly _tag: 'Ringing' }>

/** Who it is, in a halo. */
export const Face = ({ peer }: { readonly peer: Peer }) => (
  <>
    <span className={styles.halo}>
      <Avatar name={peer.name} src={peer.headImg} size="xxl" />
    </span>
    <p className={styles.name}>
      <bdi>{peer.name}</bdi>
      {peer.demo && <DemoLabels />}
    </p>
  </>
)

/** The two buttons of whoever is called. */
export const Answering = () => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  return (
    <div className={styles.buttons}>
      <span className={styles.choice}>
        <IconButton
          variant="danger"
          size="xl"
          label={t('decline')}
          icon={PhoneOff}
          onClick={() => void calls.decline()}
        />
        <span aria-hidden>{t('decline')}</span>
      </span>
      <span className={styles.choice}>
        <IconButton
          variant="answer"
          size="xl"
          label={t('answer')}
          icon={Phone}
          guarded
          onClick={() => void calls.answer()}
        />
        <span aria-hidden>{t('answer')}</span>
      </span>
    </div>
  )
}

/** The one button of whoever calls. */
export const Cancelling = () => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  const cancel = () => void calls.hangUp()
  return (
    <div className={styles.buttons}>
      <IconButton variant="danger" size="xl" label={t('hang_up')} icon={PhoneOff} onClick={cancel} />
    </div>
  )
}

/** It rings, here or there: only the callee answers, only the caller sees the price (CALL-40, CALL-41). */
export const Ringing = observer(({ call }: { readonly call: RingingCall }) => {
  const { t } = useTranslation('calls')
  const { billing, view } = useFeature('calls')
  const peer = usePeer(call)
  const incoming = call.role === 'callee'
  return (
    <FullLayer title={t(incoming ? 'calls_you' : 'you_call', { name: peer.name })} layer="ringing">
      <div className={styles.scene}>
        <div className={styles.ringing} role="status">
          <Face peer={peer} />
          <p className={styles.what}>{t(incoming ? 'incoming' : 'outgoing')}</p>
          {!incoming && <PriceFigures price={view.price} money={billing.view.money} minutes={view.minutesLeft} />}
        </div>
        {incoming ? <Answering /> : <Cancelling />}
      </div>
    </FullLayer>
  )
})
