import * as O from 'fp-ts/Option'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Redirect } from 'wouter'
import { Button } from '../design/button'
import { EmptyState } from '../design/empty-state'
import { SkeletonRows } from '../design/skeleton'
import { useCore } from '../shell/core-context'
import { pathOf } from '../shell/routes'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { HostForm } from './host-form'

const Settings = observer(() => {
  const { t } = useTranslation('profile')
  const { loadHost, view } = useFeature('profile')
  useEffect(() => void loadHost(), [loadHost])
  if (O.isSome(view.host)) return <HostForm standing={view.host.value} />
  if (view.hostListing !== 'failed') return <SkeletonRows count={3} />
  return (
    <EmptyState
      art="offline"
      title={t('host_failed')}
      text={t('failed_text')}
      action={<Button onClick={() => void loadHost()}>{t('again')}</Button>}
    />
  )
})

/** Prices, friends-only calls and points of a host; nobody else has them. @rule CALL-25 CALL-65 CALL-66 */
export const Page = observer(() => {
  const { t } = useTranslation('profile')
  const back = useBack()
  const { session } = useCore().account.view
  if (session._tag !== 'SignedIn') return null
  if (!session.me.goddess) return <Redirect to={pathOf('LivCam')} replace />
  return (
    <>
      <ViewHeader title={t('host')} onBack={back} />
      <Settings />
    </>
  )
})
