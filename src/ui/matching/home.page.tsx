import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../shell/load-chunk'
import { useCore } from '../shell/core-context'
import { Spinner } from '../design/spinner'
import { VisitorHome } from './visitor-home.view'

const MemberHome = lazy(() =>
  loadChunk(() => import('./member-home.view')).then((module) => ({ default: module.MemberHome })),
)

/** The first screen of a visitor, or the home of somebody who is signed in; hot videos for both. @rule SHELL-2 MTCH-8 */
export const Page = observer(() => {
  const { session } = useCore().account.view
  if (session._tag !== 'SignedIn') return <VisitorHome ready={session._tag === 'Visitor'} />
  return (
    <Suspense fallback={<Spinner />}>
      <MemberHome me={session.me} />
    </Suspense>
  )
})
