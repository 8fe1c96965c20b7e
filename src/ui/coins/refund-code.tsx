import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useRouter } from 'wouter'
import { cleanEmail } from '../../domain/kernel/email'
import { Badge } from '../design/badge'
import { Button } from '../design/button'
import { CodeField } from '../design/code-field'
import { TextField } from '../design/text-field'
import { useCore } from '../shell/core-context'
import { useFeature } from '../shell/use-feature'
import { useSecondsUntil } from '../shell/use-seconds-until'
import styles from './orders.module.css'

/** In a sandbox no mail leaves the machine: says where it lies. */
const Sandbox = () => {
  const { t } = useTranslation('orders')
  const { base } = useRouter()
  return (
    <p className={styles.hint}>
      <Badge>{t('sandbox')}</Badge>{' '}
      <a href={`${base}/outbox`} target="_blank" rel="noopener noreferrer">
        {t('outbox')}
      </a>
    </p>
  )
}

type AddressProps = {
  readonly typed: string
  readonly error: string | undefined
  readonly onType: (typed: string) => void
}

/** The address that is linked, or a field for one. @rule ACCT-52 ACCT-57 */
const Address = observer(({ error, onType, typed }: AddressProps) => {
  const { t } = useTranslation('orders')
  const { address } = useFeature('orders').view.refund
  if (address._tag === 'Unread') return <p className={styles.hint}>{t('code_unread')}</p>
  if (address._tag === 'Linked')
    return (
      <p className={styles.hint}>
        <Trans
          t={t}
          i18nKey="code_to"
          values={{ email: address.email }}
          components={{ b: <bdi className={styles.address} dir="ltr" /> }}
        />
      </p>
    )
  return (
    <TextField
      label={t('email')}
      hint={t('email_hint')}
      error={error}
      type="email"
      dir="ltr"
      autoComplete="email"
      value={typed}
      onChange={(value) => onType(cleanEmail(value))}
    />
  )
})

type Props = {
  readonly code: string
  readonly errors: { readonly code: string | undefined; readonly email: string | undefined }
  readonly onCode: (code: string) => void
}

/** The code by mail without which nothing is asked back. @rule COIN-48 */
export const RefundCode = observer(({ code, errors, onCode }: Props) => {
  const { t } = useTranslation('orders')
  const { sendRefundCode, view } = useFeature('orders')
  const { config } = useCore()
  const { code: state, resendAt } = view.refund
  const [typed, setTyped] = useState('')
  const left = useSecondsUntil(resendAt)
  return (
    <div className={styles.code}>
      <Address typed={typed} error={errors.email} onType={setTyped} />
      <Button loading={state === 'sending'} disabled={left > 0} onClick={() => void sendRefundCode(typed)()}>
        {left > 0 ? t('resend_in', { seconds: left }) : t(state === 'none' ? 'send_code' : 'resend')}
      </Button>
      <p className={styles.hint} role="status">
        {state === 'sent' && t('code_sent')}
      </p>
      {state === 'sent' && config.sandbox && <Sandbox />}
      <CodeField label={t('code')} value={code} error={errors.code} onChange={onCode} />
    </div>
  )
})
