import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeature } from '../shell/use-feature'
import styles from './activity.module.css'
import { useCheckInWords } from './use-check-in-words'

/** How the last press on the page ended. */
export const ActivityNote = observer(() => {
  const { t, i18n } = useTranslation('activity')
  const { gained, problem } = useFeature('activity').view
  const { left } = useFeature('checkIn').view
  const words = useCheckInWords()
  const coins = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(gained ?? 0)
  return (
    <p className={styles.note} role="status">
      {gained !== null && t('gained', { count: gained, coins })}
      {problem !== null && words.problem(problem, left)}
    </p>
  )
})
