import { ChevronsUpDown, Menu as MenuIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '../../domain/kernel/person'
import { Avatar } from '../design/avatar'
import { IconButton } from '../design/icon-button'
import { VisuallyHidden } from '../design/visually-hidden'
import { CoinLink } from './coin-link'
import { useCore } from './core-context'
import { ErrorBoundary } from './error-boundary'
import { LazySideMenu, LazyUserMenu } from './lazy-menus'
import { loadChunk } from './load-chunk'
import { OnDemand } from './on-demand'
import { pathOf } from './routes'
import { useShell } from './shell-context'
import styles from './side-bar.module.css'
import { SideBarView, SideEntry } from './side-bar.view'
import { useLink } from './use-link'

/** Own face, name and balance. @rule SHELL-58 SHELL-59 SHELL-61 */
const Own = ({ me }: { readonly me: Me }) => {
  const { t } = useTranslation('shell')
  const { openProfile, signOut } = useShell()
  const more = <IconButton label={t('user_menu')} icon={ChevronsUpDown} size="sm" />
  return (
    <>
      <div className={styles.own}>
        <button type="button" className={styles.me} onClick={openProfile}>
          <Avatar name={me.name} src={me.headImg} />
          <bdi className={styles.name}>{me.name}</bdi>
          <VisuallyHidden>{t('me')}</VisuallyHidden>
        </button>
        <OnDemand trigger={more}>
          <LazyUserMenu trigger={more} open onProfile={openProfile} onSignOut={signOut} />
        </OnDemand>
      </div>
      <CoinLink coins={me.coins} rail />
    </>
  )
}

const SideMarks = lazy(() => loadChunk(() => import('./side-marks')).then((module) => ({ default: module.SideMarks })))

type Props = {
  /** The first screen, or that of the sign-in, has had its time. */
  readonly settled: boolean
}

/** The side bar of a desktop. @rule SHELL-57 */
export const SideBar = observer(({ settled }: Props) => {
  const { t } = useTranslation('shell')
  const { account } = useCore()
  const { href, onClick } = useLink()(pathOf('LivCam'))
  const { session } = account.view
  const menu = <SideEntry icon={MenuIcon} label={t('menu')} />
  return (
    <SideBarView
      home={href}
      onHome={onClick}
      onSignIn={() => account.openSignIn({ _tag: 'Button' })}
      person={session._tag === 'SignedIn' ? <Own me={session.me} /> : undefined}
      marks={
        settled &&
        session._tag === 'SignedIn' && (
          <ErrorBoundary scope="silent">
            <Suspense>
              <SideMarks />
            </Suspense>
          </ErrorBoundary>
        )
      }
      foot={
        <OnDemand trigger={menu}>
          <LazySideMenu trigger={menu} open />
        </OnDemand>
      }
    />
  )
})
