import { createRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { KeyedStore } from '../../application/kernel/keyed-store.port'
import { chooseLanguage } from '../../domain/kernel/language'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { markDocument, startI18n } from '../i18n/i18n'
import { SHIPPED } from '../i18n/languages'
import { readLanguage } from './preferences'

const NoConnection = () => {
  const { t } = useTranslation('shell')
  return (
    <div role="alert">
      <EmptyState
        art="offline"
        title={t('no_connection')}
        action={<Button onClick={() => location.reload()}>{t('reload')}</Button>}
      />
    </div>
  )
}

/** What stands where not even the configuration could be read, and no last copy of it is there. @rule SHELL-91 */
export const showNoConnection = async (root: HTMLElement, store: KeyedStore): Promise<void> => {
  const wishes = { chosen: readLanguage(store), hint: undefined, browser: navigator.languages }
  const language = chooseLanguage(wishes, SHIPPED)
  const i18n = await startI18n(language)
  markDocument(language)
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <NoConnection />
    </I18nextProvider>,
  )
}
