import { useTranslation } from 'react-i18next'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'

/** The browser's question, within the press; where it has none any more this is said. */
export const useInstall = (): (() => void) => {
  const { t } = useTranslation('rewards')
  const { install } = useFeature('install')
  const toast = useToast()
  return () =>
    void install().then((answer) => {
      if (answer === 'gone') toast({ text: t('install_failed'), tone: 'error' })
    })
}
