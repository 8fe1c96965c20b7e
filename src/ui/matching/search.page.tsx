import { UserSearch } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { IconButton } from '../design/icon-button'
import { CoinPill } from '../shell/coin-pill'
import { pathOf } from '../shell/routes'
import { CameraPreview } from '../shell/slots'
import { useMatchWay } from '../shell/use-match-way'
import { ViewHeader } from '../shell/view-header'
import styles from './match-entry.module.css'
import { MatchPrice } from './match-price'
import { MatchWishes } from './match-wishes'
import { StartButton } from './start-button'
import { StartProblemNote } from './start-problem'
import { useMatchEntry } from './use-match-entry'

const FindPeople = () => {
  const { t } = useTranslation('match')
  const [, navigate] = useLocation()
  return <IconButton label={t('find_people')} icon={UserSearch} onClick={() => navigate(pathOf('FriendsPage'))} />
}

/** The entry to live matching: the own camera, whom one wants to meet, what it costs, and the start (@rule MTCH-4, MTCH-10). */
export const Page = observer(() => {
  const { t } = useTranslation('match')
  useMatchWay('SearchPage')
  useMatchEntry()
  return (
    <>
      <ViewHeader
        title={t('title')}
        actions={
          <>
            <CoinPill />
            <FindPeople />
          </>
        }
      />
      <div className={styles.entry}>
        <section className={styles.preview} aria-label={t('camera_part')}>
          <CameraPreview />
        </section>
        <div className={styles.parts}>
          <StartProblemNote />
          <p className={styles.lead}>{t('lead')}</p>
          <MatchWishes />
          <div className={styles.action}>
            <MatchPrice />
            <StartButton />
          </div>
        </div>
      </div>
    </>
  )
})
