import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'

type Props = { readonly whole: boolean; readonly chunk: boolean }

/** What stands where something has stopped working. @rule SHELL-90 SHELL-92 */
export const Failed = ({ whole, chunk }: Props) => {
  const { t } = useTranslation('shell')
  const text = whole ? t('failed_text') : t('failed_part')
  return (
    <div role="alert">
      <EmptyState
        art="error"
        title={t('failed_title')}
        text={chunk ? t('failed_load') : text}
        action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      />
    </div>
  )
}
