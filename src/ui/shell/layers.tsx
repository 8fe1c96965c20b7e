import { observer } from 'mobx-react-lite'
import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { SessionState } from '../../application/account/account.feature'
import { BonusPlace } from './bonus-place'
import { useCore } from './core-context'
import { ErrorBoundary } from './error-boundary'
import {
  AccessLayer,
  AppUpdateLayer,
  BonusBanner,
  CallLayer,
  CheckInLayer,
  fetchAhead,
  GiftsLayer,
  FriendNewsLayer,
  MessagesLayer,
  MutualLikeLayer,
  NoticesLayer,
  OfferBanner,
  OffersLayer,
  PushLayer,
  ReportLayer,
  RewardsLayer,
  SignInLayer,
  SignInRewardLayer,
} from './pages'
import { PageTitle, UnreadTitle } from './title'

type SafelyProps = { readonly of: ComponentType | undefined; readonly fallback?: ReactNode }

const Safely = ({ of: Layer, fallback }: SafelyProps) =>
  Layer && (
    <ErrorBoundary scope="silent">
      <Suspense fallback={fallback}>
        <Layer />
      </Suspense>
    </ErrorBoundary>
  )

/** How long after the first screen or the sign-in the likely next parts are fetched, in milliseconds. */
const SETTLE_MS = 800

/** Whether the first screen, or that of the sign-in, has had its time; what is likely wanted next is fetched then. */
export const useSettled = (session: SessionState['_tag']): boolean => {
  const { account } = useCore()
  const [settled, setSettled] = useState<SessionState['_tag']>('Resuming')
  useEffect(() => {
    if (session === 'Resuming') return
    const timer = setTimeout(() => {
      setSettled(session)
      fetchAhead(session === 'SignedIn')
      void account.loadPlayWays()
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [account, session])
  return settled === session && session !== 'Resuming'
}

type Settled = {
  /** The first screen, or that of the sign-in, has had its time. */
  readonly settled: boolean
}

/** The line below the page: to members the offer, to visitors what signing up brings. @rule SHELL-74 SHELL-77 */
export const OfferLine = observer(({ settled }: Settled) => {
  const { session } = useCore().account.view
  if (session._tag === 'SignedIn') return settled && <Safely of={OfferBanner} />
  return settled ? <Safely of={BonusBanner} fallback={<BonusPlace />} /> : <BonusPlace />
})

/** What lies above all routes: the login popup, ringing and calls, tips of messages, the title's count. @rule SHELL-74 */
export const Layers = observer((props: Settled) => {
  const { view } = useCore().account
  const signedIn = view.session._tag === 'SignedIn'
  const settled = signedIn && props.settled
  const asked = view.signIn._tag !== 'Closed' || view.notice._tag === 'Some'
  return (
    <>
      {asked && <Safely of={SignInLayer} />}
      <PageTitle />
      {signedIn && <Safely of={UnreadTitle} />}
      {props.settled && <Safely of={AppUpdateLayer} />}
      {props.settled && <Safely of={AccessLayer} />}
      {settled && <Safely of={CallLayer} />}
      {settled && <Safely of={FriendNewsLayer} />}
      {settled && <Safely of={MessagesLayer} />}
      {settled && <Safely of={GiftsLayer} />}
      {settled && <Safely of={MutualLikeLayer} />}
      {settled && <Safely of={NoticesLayer} />}
      {settled && <Safely of={CheckInLayer} />}
      {settled && <Safely of={OffersLayer} />}
      {settled && <Safely of={PushLayer} />}
      {settled && <Safely of={ReportLayer} />}
      {settled && <Safely of={RewardsLayer} />}
      {settled && <Safely of={SignInRewardLayer} />}
    </>
  )
})
