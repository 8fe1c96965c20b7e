import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../design/confirm-dialog'
import { pathOf } from '../shell/routes'
import { useNavigate } from '../shell/use-navigate'

type Props = {
  /** It was the person's own limit: coins would not help (PLUS-9). */
  readonly limited: boolean
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** A call has ended because its coins ran out; leads to more of them, or to the limit that was in the way (CALL-47, PLUS-9). */
export const RechargePopup = ({ limited, onClose, onLeave }: Props) => {
  const { t } = useTranslation('calls')
  const navigate = useNavigate()
  const go = (): void => {
    onLeave()
    navigate(pathOf(limited ? 'CoinMovements' : 'CoinPage'))
  }
  return (
    <ConfirmDialog
      open
      title={t(limited ? 'limit_ended' : 'insufficient_balance')}
      text={t(limited ? 'limit_ended_text' : 'coins_out_text')}
      confirm={t(limited ? 'to_limits' : 'to_coins')}
      cancel={t('not_now')}
      onConfirm={go}
      onCancel={onClose}
    />
  )
}
