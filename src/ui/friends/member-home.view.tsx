import { UsersRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { Me } from '../../domain/kernel/person'
import { CountBadge } from '../design/badge'
import { Icon } from '../design/icon'
import { VisuallyHidden } from '../design/visually-hidden'
import { CoinPill } from '../shell/coin-pill'
import { pathOf } from '../shell/routes'
import { useShell } from '../shell/shell-context'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './friends.module.css'
import { PeopleGrid } from './people-grid.view'
import { Requests } from './requests.view'
import { SearchBox } from './search-box'
import { SearchResults } from './search-results.view'
import { SuggestionCard } from './suggestion-card'

/** The search with what it finds; else who waits for an answer. */
const Search = observer(() => {
  const { search } = useFeature('friends').view
  return (
    <>
      <div className={styles.search}>
        <SearchBox />
      </div>
      {search._tag === 'Idle' ? (
        <>
          <Requests />
          <SuggestionCard />
        </>
      ) : (
        <SearchResults search={search} />
      )}
    </>
  )
})

/** On a phone balance and friends have no bar to stand in. */
const Head = observer(({ me }: { readonly me: Me }) => {
  const { t } = useTranslation(['home', 'friends'])
  const { mobile } = useShell()
  const { requests } = useFeature('friends').view
  const link = useLink()
  return (
    <header className={styles.head}>
      <h1 className={styles.hello}>{t('home:hello', { name: me.name })}</h1>
      {mobile && (
        <>
          <CoinPill />
          <a className={styles.way} {...link(pathOf('FriendsPage'))}>
            <VisuallyHidden>{t('friends:friends')}</VisuallyHidden>
            <Icon of={UsersRound} />
            <span className={styles.wayCount}>
              <CountBadge count={requests.length} />
            </span>
          </a>
        </>
      )}
    </header>
  )
})

/** Who is here, who waits for an answer, and the search. While the friends panel is open the search stands there; the faces stay. */
export const MemberHome = observer(({ me }: { readonly me: Me }) => {
  const { load, view } = useFeature('friends')
  const [location] = useLocation()
  const elsewhere = location === pathOf('FriendsPage')
  useEffect(() => {
    if (view.listing === 'idle') void load()
  }, [load, view])
  return (
    <div className={styles.page}>
      <Head me={me} />
      {!elsewhere && <Search />}
      {(elsewhere || view.search._tag === 'Idle') && <PeopleGrid />}
    </div>
  )
})
