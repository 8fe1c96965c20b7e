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
import { CheckInMark, PeopleSearch } from '../shell/slots'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import styles from './home.module.css'
import { HotVideos } from './hot-videos.view'
import { OnCall } from './on-call'

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
          <span className={styles.mark}>
            <CheckInMark place="head" />
          </span>
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

/** Who waits for an answer, the search, and the hot videos. While the friends panel is open search and requests stand there. */
export const MemberHome = observer(({ me }: { readonly me: Me }) => {
  const { load, view } = useFeature('friends')
  const { mobile } = useShell()
  const [location] = useLocation()
  const elsewhere = location === pathOf('FriendsPage')
  const searching = !elsewhere && view.search._tag !== 'Idle'
  useEffect(() => {
    if (view.listing === 'idle') void load()
  }, [load, view])
  const lead = (
    <>
      <Head me={me} />
      <PeopleSearch
        elsewhere={elsewhere}
        fallback={<div className={elsewhere ? undefined : styles.search} data-coming />}
      />
    </>
  )
  return (
    <div className={mobile ? styles.home : styles.page} data-searching={searching || undefined}>
      <OnCall />
      <HotVideos lead={lead} without={searching} />
    </div>
  )
})
