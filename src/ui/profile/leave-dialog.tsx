import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../design/confirm-dialog'
import type { Leaving } from '../shell/leave-guard'

/** Asks before what was typed is lost. */
export const LeaveDialog = ({ asked, leave, stay }: Leaving) => {
  const { t } = useTranslation('profile')
  return (
    <ConfirmDialog
      open={asked}
      danger
      title={t('leave_title')}
      text={t('leave_text')}
      confirm={t('leave')}
      cancel={t('stay')}
      onConfirm={leave}
      onCancel={stay}
    />
  )
}
