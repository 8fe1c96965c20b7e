import { observer } from 'mobx-react-lite'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOpenWay, type PlayWayName } from '../../domain/kernel/play-way'
import { Avatar } from '../design/avatar'
import { BarButton, BottomBarView, SettingsButton, type Tab } from './bottom-bar.view'
import { useCore } from './core-context'
import { ErrorBoundary } from './error-boundary'
import { LazySettingsMenu } from './lazy-menus'
import { LazyRedDot } from './lazy-red-dot'
import { LazyUnreadBubble, LazyUnreadFaces } from './lazy-unread'
import { OnDemand } from './on-demand'
import { pathOf, type RouteName } from './routes'
import { useShell } from './shell-context'
import { useLink } from './use-link'
import { useNavigate } from './use-navigate'

const families: Readonly<Partial<Record<RouteName, Tab['key']>>> = {
  LivCam: 'discover',
  LoginPage: 'discover',
  SearchPage: 'discover',
  GoddessWall: 'wall',
  CardPage: 'card',
  MessagePage: 'messages',
  IMMessageSession: 'messages',
  IMSayHiSession: 'messages',
  FriendsPage: 'friends',
  OnlineFriends: 'friends',
}

/** The way of playing behind a tab. @rule SHELL-73 */
const ways: Readonly<Partial<Record<Tab['key'], PlayWayName>>> = { discover: 'liveCam', wall: 'wall', card: 'card' }

const Quietly = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary scope="silent">
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
)

/** What is waiting behind a tab: unread messages in numbers, else a red dot. */
const bubbleOf = (key: Tab['key'], active: boolean): ReactNode => {
  const way = ways[key]
  return (
    <Quietly>
      {key === 'messages' && <LazyUnreadBubble />}
      {way !== undefined && <LazyRedDot way={way} active={active} />}
    </Quietly>
  )
}

const useTabs = (shown: RouteName, signedIn: boolean, mobile: boolean): readonly Tab[] => {
  const link = useLink()
  const { playWays } = useCore().account.view
  const tab = (key: Tab['key'], name: RouteName): Tab => {
    const { href, onClick } = link(pathOf(name))
    const active = families[shown] === key
    return { key, href, onPress: onClick, active, ...(signedIn && { bubble: bubbleOf(key, active) }) }
  }
  return [
    tab('discover', 'LivCam'),
    ...(isOpenWay(playWays, 'wall') ? [tab('wall', 'GoddessWall')] : []),
    ...(isOpenWay(playWays, 'card') ? [tab('card', 'CardPage')] : []),
    tab('messages', 'MessagePage'),
    ...(mobile ? [] : [tab('friends', 'FriendsPage')]),
  ]
}

/** The settings icon; its menu is loaded with the first press. @rule SHELL-70 */
const SettingsEntry = observer(() => {
  const { mobile, signOut } = useShell()
  const navigate = useNavigate()
  const known = useCore().account.view.session._tag === 'SignedIn'
  return (
    <OnDemand trigger={<SettingsButton />}>
      <LazySettingsMenu
        trigger={<SettingsButton />}
        open
        mobile={mobile}
        onBlacklist={known ? () => navigate(pathOf('BlackList')) : undefined}
        onSignOut={known ? signOut : undefined}
      />
    </OnDemand>
  )
})

/** Tabs, own avatar on a phone, waiting conversations, settings. @rule SHELL-68..71 */
export const BottomBar = observer(({ shown }: { readonly shown: RouteName }) => {
  const { t } = useTranslation('shell')
  const { mobile, openProfile } = useShell()
  const { account } = useCore()
  const { session } = account.view
  const me = session._tag === 'SignedIn' ? session.me : undefined
  const tabs = useTabs(shown, me !== undefined, mobile)
  const face = me && <Avatar name={me.name} src={me.headImg} size="xs" />
  return (
    <BottomBarView
      tabs={tabs}
      me={
        mobile && (
          <BarButton
            label={t('profile')}
            onClick={session._tag === 'Visitor' ? () => account.openSignIn({ _tag: 'Button' }) : openProfile}
          >
            {face}
          </BarButton>
        )
      }
      unread={
        me && (
          <Quietly>
            <LazyUnreadFaces />
          </Quietly>
        )
      }
      settings={<SettingsEntry />}
    />
  )
})
