import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { providerNames } from '../../domain/coins/provider'
import type { HandedOver } from '../../domain/coins/checkout'
import { Column } from '../design/column'
import { IconButton } from '../design/icon-button'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { ViewHeader } from '../shell/view-header'
import { Away } from './away.view'
import styles from './checkout.module.css'
import { PaymentSpinner } from './payment-spinner'
import { useCheckoutPage } from './use-checkout-page'

/** What the page of a provider may do within ours: everything but taking the whole window with it. */
const MAY = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox'

const Frame = ({ order, url }: { readonly order: HandedOver; readonly url: string }) => {
  const { t } = useTranslation('checkout')
  const { attend } = useFeature('checkout')
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => attend(frame.current?.contentWindow), [attend])
  return (
    <>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('frame', { provider: providerNames[order.choice.provider] })}
        src={url}
        sandbox={MAY}
      />
      <PaymentSpinner />
    </>
  )
}

/** A provider whose page stands within ours. @rule SHELL-15 SHELL-16 COIN-41 */
export const Page = observer(() => {
  const { t } = useTranslation('checkout')
  const { closeFrame, view } = useFeature('checkout')
  const checkout = useCheckoutPage('CoinsPayPage')
  if (checkout._tag !== 'HandedOver' || checkout.way?._tag !== 'Frame') return null
  const open = checkout.at === 'door'
  return (
    <>
      <ViewHeader
        title={t('pay_title')}
        back={pathOf('CoinPage')}
        actions={open && <IconButton label={t('frame_close')} icon={X} onClick={closeFrame} />}
      />
      {open ? (
        <Frame order={checkout} url={checkout.way.url} />
      ) : (
        <Column width="narrow">
          <Away order={checkout} busy={view.busy} />
        </Column>
      )}
    </>
  )
})
