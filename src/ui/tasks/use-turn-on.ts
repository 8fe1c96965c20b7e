import { useTranslation } from 'react-i18next'
import { useToast } from '../design/toast'
import { useFeature } from '../shell/use-feature'

/** Turns pushes on, within the press; what did not work is said. */
export const useTurnOn = (): (() => void) => {
  const { t } = useTranslation('rewards')
  const { accept } = useFeature('pushOffer')
  const toast = useToast()
  return () =>
    void accept().then((turned) => {
      if (turned === 'failed') toast({ text: t('push_failed'), tone: 'error' })
    })
}
