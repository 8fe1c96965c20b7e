import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { isOpenWay } from '../../domain/kernel/play-way'
import { Avatar } from '../design/avatar'
import { BarButton, BottomBarView, SettingsButton, type Tab } from './bottom-bar.view'
import { useCore } from './core-context'
import { ErrorBoundary } from './error-boundary'
import { LazySettingsMenu } from './lazy-menus'
import { OnDemand } from './on-demand'
import { pathOf, type RouteName } from './routes'
import { useShell } from './shell-context'
import { UnreadBubble, UnreadFaces } from './unread'
import { useLink } from './use-link'

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

const useTabs = (shown: RouteName, signedIn: boolean, mobile: boolean): readonly Tab[] => {
  const link = useLink()
  const ways = useCore().account.view.playWays
  const tab = (key: Tab['key'], name: RouteName): Tab => {
    const { href, onClick } = link(pathOf(name))
    return { key, href, onPress: onClick, active: families[shown] === key }
  }
  const bubble = (
    <ErrorBoundary scope="silent">
      <Suspense>
        <UnreadBubble />
      </Suspense>
    </ErrorBoundary>
  )
  return [
    tab('discover', 'LivCam'),
    ...(isOpenWay(ways, 'wall') ? [tab('wall', 'GoddessWall')] : []),
    ...(isOpenWay(ways, 'card') ? [tab('card', 'CardPage')] : []),
    { ...tab('messages', 'MessagePage'), ...(signedIn && { bubble }) },
    ...(mobile ? [] : [tab('friends', 'FriendsPage')]),
  ]
}

/** The settings icon; its menu is loaded with the first press. @rule SHELL-70 */
const SettingsEntry = observer(() => {
  const { mobile, signOut } = useShell()
  const [, navigate] = useLocation()
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
          <ErrorBoundary scope="silent">
            <Suspense>
              <UnreadFaces />
            </Suspense>
          </ErrorBoundary>
        )
      }
      settings={<SettingsEntry />}
    />
  )
})
