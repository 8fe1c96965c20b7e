import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/icon-button'
import { pathOf } from '../shell/routes'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { useMatchWay } from '../shell/use-match-way'
import { useNavigate } from '../shell/use-navigate'
import { MatchEntry } from './match-entry'
import styles from './match-entry.module.css'
import { MatchOutcome } from './match-outcome'
import { MatchTip } from './match-tip'

const Filters = () => {
  const { t } = useTranslation('match')
  const navigate = useNavigate()
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
  return (
    <MatchEntry title={t('entry_title')} onBack={back} elsewhere={<Filters />}>
      <MatchOutcome />
      <MatchTip />
      <Today />
    </MatchEntry>
  )
})
