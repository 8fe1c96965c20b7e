import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Call } from '../../domain/calls/call'
import { FullLayer } from '../design/full-layer'
import { useFeature } from '../shell/use-feature'
import { PriceFigures } from './price-figures'
import { Answering, Cancelling, Face } from './ringing'
import styles from './ringing.module.css'
import { usePeer } from './use-peer'

type RingingCall = Extract<Call, { readonly _tag: 'Ringing' }>

/** Two who like each other are told so instead of hearing a bell: one calls, the other may answer (CALL-22, MTCH-30). */
export const LikedEachOther = observer(({ call }: { readonly call: RingingCall }) => {
  const { t } = useTranslation('calls')
  const { billing, view } = useFeature('calls')
  const peer = usePeer(call)
  const called = call.role === 'callee'
  return (
    <FullLayer title={t('both_like')} layer="ringing">
      <div className={styles.scene}>
        <div className={styles.ringing} role="status">
          <p className={styles.liked}>{t('both_like')}</p>
          <Face peer={peer} />
          <p className={styles.what}>{t(called ? 'wants_to_talk' : 'waits_for', { name: peer.name })}</p>
          {!called && <PriceFigures price={view.price} money={billing.view.money} minutes={view.minutesLeft} />}
        </div>
        {called ? <Answering /> : <Cancelling />}
      </div>
    </FullLayer>
  )
})
