import { observer } from 'mobx-react-lite'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionState } from '../../application/account/account.feature'
import { BottomBar } from './bottom-bar'
import { ConnectionBanner } from './connection-banner'
import { Content, keyOf } from './content'
import { useCore } from './core-context'
import { ErrorBoundary } from './error-boundary'
import { FirstScreen } from './first-screen'
import { Frame } from './frame'
import { useLayout } from './layout'
import { Layers, OfferLine, useSettled } from './layers'
import { LeaveGuard } from './leave-guard'
import { Spinner } from '../design/spinner'
import { loadChunk } from './load-chunk'
import { PageNews } from './page-news'
import { routeOf, type RouteName } from './routes'
import { ShellContext, type Shell } from './shell-context'
import { SideBar } from './side-bar'
import { useSignOut } from './sign-out'
import { Trail } from './trail'
import { useKeptScroll } from './use-kept-scroll'
import { useMainWay } from './use-main-way'
import { useNavigate } from './use-navigate'
import { usePassage } from './use-passage'
import { useStage, type Stage } from './use-stage'

const OwnProfile = lazy(() =>
  loadChunk(() => import('../profile/own-profile')).then((module) => ({ default: module.OwnProfile })),
)

const OwnPopup = (props: ComponentProps<typeof OwnProfile>) => (
  <ErrorBoundary scope="silent">
    <Suspense>
      <OwnProfile {...props} />
    </Suspense>
  </ErrorBoundary>
)

/** What the content shows before its page is there. */
const Waiting = observer(() => {
  const { account } = useCore()
  if (account.view.session._tag === 'SignedIn') return <Spinner />
  return <FirstScreen onStart={() => account.openSignIn({ _tag: 'Button' })} />
})

const useShellValue = (mobile: boolean, behind: string, openProfile: () => void, signOut: () => void): Shell => {
  const navigate = useNavigate()
  return useMemo(
    () => ({ mobile, place: 'page', close: () => navigate(behind), openProfile, signOut }),
    [mobile, behind, navigate, openProfile, signOut],
  )
}

const Panel = ({ stage, shell }: { readonly stage: Stage; readonly shell: Shell }) => {
  const value = useMemo<Shell>(() => ({ ...shell, place: 'panel' }), [shell])
  return stage.panel && <ShellContext value={value}>{<Content match={stage.panel} />}</ShellContext>
}

/** What a panel is called; those of the chat are messages. */
const panelWords: Readonly<Partial<Record<RouteName, 'friends' | 'blacklist' | 'reminders'>>> = {
  FriendsPage: 'friends',
  OnlineFriends: 'reminders',
  BlackList: 'blacklist',
}

/** Bars leave a chat on a phone and every full page alone. */
const hasBar = (stage: Stage, mobile: boolean): boolean =>
  routeOf(stage.shown.name).place !== 'full' && !(mobile && stage.shown.name === 'IMMessageSession')

/** The program is there: the marks go under which the first screen waited, and members are sent their way; answers whether all has settled. */
const useBeginning = (session: SessionState['_tag']): boolean => {
  const visitor = session === 'Visitor'
  useLayoutEffect(() => {
    document.documentElement.dataset.begun = ''
    delete document.documentElement.dataset.words
  }, [])
  useEffect(() => {
    if (visitor) delete document.documentElement.dataset.known
  }, [visitor])
  useMainWay()
  return useSettled(session)
}

const Product = observer(() => {
  const { t } = useTranslation('shell')
  const layout = useLayout()
  const stage = useStage(usePassage(), layout.mobile)
  const { session } = useCore().account.view
  const settled = useBeginning(session._tag)
  const [profile, setProfile] = useState<'never' | 'open' | 'closed'>('never')
  if (session._tag === 'Visitor' && profile !== 'never') setProfile('never')
  const { ask, dialog } = useSignOut()
  const openProfile = useCallback(() => setProfile('open'), [])
  const shell = useShellValue(layout.mobile, stage.behind, openProfile, ask)
  const main = useRef<HTMLElement>(null)
  useKeptScroll(main, stage.content ? keyOf(stage.content) : '')
  const { side } = routeOf(stage.shown.name)
  return (
    <ShellContext value={shell}>
      <Frame
        {...layout}
        mainRef={main}
        side={layout.mobile || side === 'gone' ? undefined : <SideBar settled={settled} />}
        sideHidden={side === 'hidden'}
        banner={<ConnectionBanner />}
        offer={<OfferLine settled={settled} />}
        bar={hasBar(stage, layout.mobile) ? <BottomBar shown={stage.shown.name} /> : undefined}
        panel={stage.panel && (stage.content ? <Panel stage={stage} shell={shell} /> : <Spinner />)}
        panelLabel={stage.panel && t(panelWords[stage.panel.name] ?? 'messages')}
      >
        {stage.content ? <Content match={stage.content} fallback={<Waiting />} /> : <Spinner />}
      </Frame>
      <PageNews main={main} />
      <Layers settled={settled} />
      {session._tag === 'SignedIn' && profile !== 'never' && (
        <OwnPopup me={session.me} open={profile === 'open'} onClose={() => setProfile('closed')} onSignOut={ask} />
      )}
      {dialog}
    </ShellContext>
  )
})

/** The whole window. */
export const App = () => (
  <LeaveGuard>
    <Trail>
      <Product />
    </Trail>
  </LeaveGuard>
)
