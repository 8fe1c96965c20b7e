import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../design/confirm-dialog'
import { pathOf } from '../shell/routes'

type Props = { readonly onClose: () => void; readonly onLeave: () => void }

/** A call has ended because its coins ran out; leads to more of them (CALL-47). */
export const RechargePopup = ({ onClose, onLeave }: Props) => {
  const { t } = useTranslation('calls')
  const [, navigate] = useLocation()
  const go = (): void => {
    onLeave()
    navigate(pathOf('CoinPage'))
  }
  return (
    <ConfirmDialog
      open
      title={t('insufficient_balance')}
      text={t('coins_out_text')}
      confirm={t('to_coins')}
      cancel={t('not_now')}
      onConfirm={go}
      onCancel={onClose}
    />
  )
}
