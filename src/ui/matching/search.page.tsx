import { UserSearch } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../design/icon-button'
import { pathOf } from '../shell/routes'
import { useMatchWay } from '../shell/use-match-way'
import { useNavigate } from '../shell/use-navigate'
import { MatchEntry } from './match-entry'
import styles from './match-entry.module.css'
import { MatchWishes } from './match-wishes'

const FindPeople = () => {
  const { t } = useTranslation('match')
  const navigate = useNavigate()
  return <IconButton label={t('find_people')} icon={UserSearch} onClick={() => navigate(pathOf('FriendsPage'))} />
}

/** The entry to live matching: the own camera, whom one wants to meet, what it costs, and the start (@rule MTCH-4, MTCH-10). */
export const Page = observer(() => {
  const { t } = useTranslation('match')
  useMatchWay('SearchPage')
  return (
    <MatchEntry title={t('title')} elsewhere={<FindPeople />}>
      <p className={styles.lead}>{t('lead')}</p>
      <MatchWishes />
    </MatchEntry>
  )
})
