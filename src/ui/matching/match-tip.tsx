import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { useFeature } from '../shell/use-feature'
import styles from './match-entry.module.css'

/** How a match goes; hidden for a day once it was read (@rule MTCH-33). */
export const MatchTip = observer(() => {
  const { t } = useTranslation('match')
  const { hideTip, view } = useFeature('matching')
  if (!view.tip) return null
  return (
    <section className={styles.tip} aria-label={t('tip_title')}>
      <h2 className={styles.part}>{t('tip_title')}</h2>
      <ul>
        <li>{t('tip_covered')}</li>
        <li>{t('tip_leave')}</li>
        <li>{t('tip_safe')}</li>
      </ul>
      <Button size="sm" onClick={hideTip}>
        {t('tip_hide')}
      </Button>
    </section>
  )
})
