import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button'
import { Column } from '../design/column'
import { EmptyState } from '../design/empty-state'
import { SkeletonRows } from '../design/skeleton'
import { useCore } from '../shell/core-context'
import { PushSettings } from '../shell/slots'
import { useBack } from '../shell/use-back'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { DataSection } from './data-section'
import { DevicesSection } from './devices-section'
import { IdentifiersSection } from './identifiers-section'
import { LinkDialog } from './link-dialog.view'
import { PasswordsSection } from './passwords-section'

/** What was read once stays in sight while it is read again. */
const Settings = observer(() => {
  const { t } = useTranslation('security')
  const { load, stopLinking, view } = useFeature('security')
  useEffect(() => void load(), [load])
  useEffect(() => stopLinking, [stopLinking])
  if (view.listing !== 'loaded' && view.devices.length === 0)
    return view.listing === 'failed' ? (
      <EmptyState
        art="offline"
        title={t('failed')}
        text={t('failed_text')}
        action={<Button onClick={() => void load()}>{t('retry')}</Button>}
      />
    ) : (
      <SkeletonRows count={4} />
    )
  return (
    <Column>
      <IdentifiersSection />
      <PasswordsSection />
      <DevicesSection />
      <DataSection />
      <PushSettings />
      {view.linking._tag !== 'Closed' && <LinkDialog flow={view.linking} />}
    </Column>
  )
})

/** How and where one signs in, and the two ways to take everything along or away. @rule ACCT-113 PLUS-14 */
export const Page = observer(() => {
  const { t } = useTranslation('security')
  const back = useBack()
  const { session } = useCore().account.view
  if (session._tag !== 'SignedIn') return null
  return (
    <>
      <ViewHeader title={t('title')} onBack={back} />
      <Settings />
    </>
  )
})
