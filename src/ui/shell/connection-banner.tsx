import { WifiOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner, type BannerProps } from '../design/banner'
import { Button } from '../design/button'
import { useCore } from './core-context'
import { usePartMissing } from './missing-part'

/** Tells the document how high the banner stands, so that what comes from above comes below it. */
const useHeightTold = (banner: RefObject<HTMLDivElement | null>): void =>
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const tell = () => style.setProperty('--below-banner', `${banner.current?.offsetHeight ?? 0}px`)
    tell()
    window.addEventListener('resize', tell)
    return () => {
      window.removeEventListener('resize', tell)
      style.removeProperty('--below-banner')
    }
  })

/** From edge to edge above the page. */
const EdgeBanner = (banner: BannerProps) => {
  const place = useRef<HTMLDivElement>(null)
  useHeightTold(place)
  return (
    <div ref={place}>
      <Banner flush {...banner} />
    </div>
  )
}

/** Says that there is no network, or that only loading the page anew brings back what is lost. @rule SHELL-88 SHELL-91 SHELL-92 */
export const ConnectionBanner = observer(() => {
  const { t } = useTranslation('shell')
  const { online, realtime } = useCore().account.view
  const missing = usePartMissing()
  if (!online) {
    return (
      <EdgeBanner tone="warning" icon={WifiOff}>
        {t('offline_note')}
      </EdgeBanner>
    )
  }
  if (realtime !== 'lost' && !missing) return null
  return (
    <EdgeBanner
      tone="danger"
      action={
        <Button size="sm" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      {t(realtime === 'lost' ? 'lost' : 'failed_load')}
    </EdgeBanner>
  )
})
