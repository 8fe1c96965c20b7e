import { WifiOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { useCore } from './core-context'
import { usePartMissing } from './missing-part'

/** Marks the document while the banner stands, so that what comes from above comes below it. */
const useMark = (stands: boolean): void =>
  useEffect(() => {
    if (!stands) return undefined
    document.documentElement.dataset.banner = ''
    return () => void delete document.documentElement.dataset.banner
  }, [stands])

/** Says that there is no network, or that only loading the page anew brings back what is lost. @rule SHELL-88 SHELL-91 SHELL-92 */
export const ConnectionBanner = observer(() => {
  const { t } = useTranslation('shell')
  const { online, realtime } = useCore().account.view
  const missing = usePartMissing()
  useMark(!online || realtime === 'lost' || missing)
  if (!online) {
    return (
      <Banner flush tone="warning" icon={WifiOff}>
        {t('offline_note')}
      </Banner>
    )
  }
  if (realtime !== 'lost' && !missing) return null
  return (
    <Banner
      flush
      tone="danger"
      action={
        <Button size="sm" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t(realtime === 'lost' ? 'lost' : 'failed_load')}
    </Banner>
  )
})
