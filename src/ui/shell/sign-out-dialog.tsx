import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../design/confirm-dialog'
import { useCore } from './core-context'

type Props = {
  readonly open: boolean
  /** Messages that would be lost by leaving now (PLUS-15). */
  readonly unsent: number
  readonly onClose: () => void
}

/** Asks before signing out, and warns when something would be lost. */
export const SignOutDialog = ({ open, unsent, onClose }: Props) => {
  const { account } = useCore()
  const { t } = useTranslation('shell')
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void account.signOut().finally(() => {
      setBusy(false)
      onClose()
    })
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('sign_out_question')}
      text={unsent > 0 ? t('sign_out_unsent', { count: unsent }) : t('sign_out_text')}
      confirm={t('sign_out')}
      danger={unsent > 0}
      busy={busy}
      onConfirm={leave}
      onCancel={onClose}
    />
  )
}
