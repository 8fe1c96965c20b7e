import { useTranslation } from 'react-i18next'
import { Badge } from '../design/badge'

/** What the picture of a demo person is, from ringing to the end (@rule PLUS-1). */
export const DemoLabels = () => {
  const { t } = useTranslation('recordedCall')
  return (
    <>
      <Badge tone="media">{t('label')}</Badge>
      <Badge tone="media">{t('demo')}</Badge>
    </>
  )
}
