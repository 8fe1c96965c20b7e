import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { DisputeDraft } from '../../application/calls/billing.model'
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

const Form = observer(({ draft: { reason, state } }: { readonly draft: DisputeDraft }) => {
  const { t } = useTranslation('calls')
  const { billing } = useFeature('calls')
  return (
    <div className={styles.dispute}>
      <TextArea
        label={t('dispute_reason')}
        hint={t('dispute_hint')}
        value={reason}
        limit={LIMIT}
        maxLength={LIMIT}
        rows={3}
        onChange={billing.write}
      />
      {state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('dispute_failed')}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={() => billing.write(null)}>
          {t('dispute_cancel')}
        </Button>
        <Button disabled={reason.trim() === ''} loading={state === 'sending'} onClick={() => void billing.dispute()}>
          {t('dispute_send')}
        </Button>
      </div>
    </div>
  )
})

/** Where the record has proved some of it. */
const partly = { ...states, open: 'dispute_partly', rejected: 'dispute_kept' } as const

const statusOf = (dispute: Exclude<Receipt['dispute'], 'none'>, returned: number) =>
  (returned > 0 ? partly : states)[dispute]

/** How a bill is disputed, and how that stands (PLUS-7). */
export const Dispute = observer(({ receipt }: { readonly receipt: Receipt }) => {
  const { t } = useTranslation('calls')
  const { billing } = useFeature('calls')
  const draft = billing.view.dispute
  if (receipt.dispute !== 'none') {
    return (
      <p className={styles.note} role="status">
        {t(statusOf(receipt.dispute, receipt.returned))}
      </p>
    )
  }
  if (!receipt.disputable) return null
  if (draft !== null) return <Form draft={draft} />
  return (
    <p className={styles.how}>
      {t('dispute_how')}{' '}
      <Button variant="ghost" size="sm" onClick={() => billing.write('')}>
        {t('dispute')}
      </Button>
    </p>
  )
})
