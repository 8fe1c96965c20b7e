import { Phone, PhoneOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Call } from '../../domain/calls/call'
import { CoinAmount } from '../design/coin-amount'
import { FullLayer } from '../design/full-layer'
import { IconButton } from '../design/icon-button'
import { useFeature } from '../shell/use-feature'
import { Face } from './ringing'
import styles from './ringing.module.css'
import { usePeer } from './use-peer'

type ResumableCall = Extract<Call, { readonly _tag: 'Resumable' }>

const Choice = () => {
  const { t } = useTranslation('calls')
  const calls = useFeature('calls')
  return (
    <div className={styles.buttons}>
      <span className={styles.choice}>
        <IconButton
          variant="danger"
          size="xl"
          label={t('leave_now')}
          icon={PhoneOff}
          onClick={() => void calls.hangUp()}
        />
        <span aria-hidden>{t('leave_now')}</span>
      </span>
      <span className={styles.choice}>
        <IconButton
          variant="answer"
          size="xl"
          label={t('resume_rejoin')}
          icon={Phone}
          guarded
          onClick={() => void calls.rejoin()}
        />
        <span aria-hidden>{t('resume_rejoin')}</span>
      </span>
    </div>
  )
}

/** A talk that an earlier page had goes on: enter it again, or let it go; only who pays sees the price (CALL-19, CALL-68). */
export const ResumeOffer = observer(({ call }: { readonly call: ResumableCall }) => {
  const { t } = useTranslation('calls')
  const { answering, price } = useFeature('calls').view
  const peer = usePeer(call)
  return (
    <FullLayer title={t('resume_title', { name: peer.name })} layer="ringing">
      <div className={styles.scene}>
        <div className={styles.ringing} role="status">
          <Face peer={peer} />
          <p>{t('resume_title', { name: peer.name })}</p>
          <p className={styles.what}>{t(answering ? 'connecting' : 'resume_text')}</p>
          {call.role === 'caller' && price > 0 && <CoinAmount amount={price} unit={t('per_minute')} />}
        </div>
        <Choice />
      </div>
    </FullLayer>
  )
})
