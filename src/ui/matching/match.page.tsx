import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { IconButton } from '../design/icon-button'
import { CoinPill } from '../shell/coin-pill'
import { pathOf } from '../shell/routes'
import { CameraPreview } from '../shell/slots'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { useMatchWay } from '../shell/use-match-way'
import { ViewHeader } from '../shell/view-header'
import styles from './match-entry.module.css'
import { MatchOutcome } from './match-outcome'
import { MatchPrice } from './match-price'
import { MatchTip } from './match-tip'
import { StartButton } from './start-button'
import { StartProblemNote } from './start-problem'
import { useMatchEntry } from './use-match-entry'

const Filters = () => {
  const { t } = useTranslation('match')
  const [, navigate] = useLocation()
  return <IconButton label={t('wishes')} icon={SlidersHorizontal} onClick={() => navigate(pathOf('SearchPage'))} />
}

/** How many matches this person has had today (@rule MTCH-32). */
const Today = observer(() => {
  const { t } = useTranslation('match')
  const { today } = useFeature('matching').view
  return today === 0 ? null : <p className={styles.then}>{t('today', { count: today })}</p>
})

/** The entry to a match, and where one is after it: price, tip, how the last one went (@rule MTCH-10). */
export const Page = observer(() => {
  const { t } = useTranslation('match')
  const back = useBack()
  useMatchWay('MatchPage')
  useMatchEntry()
  return (
    <>
      <ViewHeader
        title={t('entry_title')}
        onBack={back}
        actions={
          <>
            <CoinPill />
            <Filters />
          </>
        }
      />
      <div className={styles.entry}>
        <section className={styles.preview} aria-label={t('camera_part')}>
          <CameraPreview />
        </section>
        <div className={styles.parts}>
          <StartProblemNote />
          <MatchOutcome />
          <MatchTip />
          <Today />
          <div className={styles.action}>
            <MatchPrice />
            <StartButton />
          </div>
        </div>
      </div>
    </>
  )
})
