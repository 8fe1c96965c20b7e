import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'

type Props = { readonly title?: string; readonly onAgain: () => void }

/** Something of a payment could not be read; nothing is lost by it. */
export const NotLoaded = ({ onAgain, title }: Props) => {
  const { t } = useTranslation('checkout')
  return (
    <EmptyState
      art="offline"
      title={title ?? t('load_failed')}
      text={t('load_failed_text')}
      action={<Button onClick={onAgain}>{t('again')}</Button>}
    />
  )
}
