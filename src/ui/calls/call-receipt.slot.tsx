import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/icon-button'
import type { CallReceiptProps } from '../shell/slots'
import { useFeature } from '../shell/use-feature'

/** Opens the receipt of a call from its line in the conversation (PLUS-7). */
export const Slot = ({ called, room }: CallReceiptProps) => {
  const { t } = useTranslation('calls')
  const { billing } = useFeature('calls')
  return (
    <IconButton
      size="sm"
      label={t('receipt_open')}
      icon={ReceiptText}
      onClick={() => void billing.open(room, called)()}
    />
  )
}
