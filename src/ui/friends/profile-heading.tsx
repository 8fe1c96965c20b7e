import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../design/visually-hidden'

/** The page's heading while nobody's name can stand there. */
export const ProfileHeading = () => {
  const { t } = useTranslation('friends')
  return (
    <VisuallyHidden>
      <h1>{t('profile')}</h1>
    </VisuallyHidden>
  )
}
