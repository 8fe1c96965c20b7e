import { WifiOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Banner } from '../design/banner'
import { Button } from '../design/button'
import { useCore } from './core-context'

/** Says that there is no network, or that the real-time connection did not come back. @rule SHELL-91 SHELL-92 */
export const ConnectionBanner = observer(() => {
  const { t } = useTranslation('shell')
  const { online, realtime } = useCore().account.view
  if (!online) {
    return (
      <Banner flush tone="warning" icon={WifiOff}>
        {t('offline_note')}
      </Banner>
    )
  }
  if (realtime !== 'lost') return null
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
      {t('lost')}
    </Banner>
  )
})
