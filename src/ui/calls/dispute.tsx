import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Receipt } from '../../application/calls/call-gateway.port'
import { Button } from '../design/button'
import { TextArea } from '../design/text-area'
import { useFeature } from '../shell/use-feature'
import styles from './receipt.module.css'

const LIMIT = 1_000

const states = {
  open: 'dispute_open',
  refunded: 'dispute_refunded',
  rejected: 'dispute_rejected',
} as const satisfies Readonly<Record<Exclude<Receipt['dispute'], 'none'>, string>>

const Form = observer(({ onCancel }: { readonly onCancel: () => void }) => {
  const { t } = useTranslation('calls')
  const { billing } = useFeature('calls')
  const [reason, setReason] = useState('')
  const { dispute } = billing.view
  return (
    <div className={styles.dispute}>
      <TextArea
        label={t('dispute_reason')}
        hint={t('dispute_hint')}
        value={reason}
        limit={LIMIT}
        maxLength={LIMIT}
        rows={3}
        onChange={setReason}
      />
      {dispute === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('dispute_failed')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={onCancel}>
          {t('dispute_cancel')}
        </Button>
        <Button
          disabled={reason.trim() === ''}
          loading={dispute === 'sending'}
          onClick={() => void billing.dispute(reason)()}
        >
          {t('dispute_send')}
        </Button>
      </div>
    </div>
  )
})

/** How a bill is disputed, and how that stands (PLUS-7). */
export const Dispute = ({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useTranslation('calls')
  const [writing, setWriting] = useState(false)
  if (receipt.dispute !== 'none') {
    return (
      <p className={styles.note} role="status">
        {t(states[receipt.dispute])}
      </p>
    )
  }
  if (!receipt.disputable) return null
  if (writing) return <Form onCancel={() => setWriting(false)} />
  return (
    <p className={styles.how}>
      {t('dispute_how')}{' '}
      <Button variant="ghost" size="sm" onClick={() => setWriting(true)}>
        {t('dispute')}
      </Button>
    </p>
  )
}
