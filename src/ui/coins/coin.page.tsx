import { Receipt, ScrollText } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../design/button-link'
import { Icon } from '../design/icon'
import { isBuilt } from '../shell/pages'
import { pathOf } from '../shell/routes'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import { Balance } from './balance'
import { CheckoutWay } from './checkout-way'
import { PercentBanner } from './percent-banner'
import { Shop } from './shop.view'
import styles from './shop.module.css'
import { useShopVisit } from './use-shop-visit'

/** What became of coins, and what was paid for them. */
const Ways = () => {
  const { t } = useTranslation('coins')
  const { t: shop } = useTranslation('shop')
  const link = useLink()
  return (
    <nav className={styles.ways} aria-label={shop('more')}>
      <ButtonLink {...link(pathOf('CoinMovements'))} size="sm" icon={<Icon of={ScrollText} size="sm" />}>
        {t('movements')}
      </ButtonLink>
      {isBuilt('PayOrderList') && (
        <ButtonLink {...link(pathOf('PayOrderList'))} size="sm" icon={<Icon of={Receipt} size="sm" />}>
          {shop('orders')}
        </ButtonLink>
      )}
    </nav>
  )
}

/** The shop: the balance, what coins cost, and the way to pay for them. @rule SHELL-14 */
export const Page = observer(() => {
  const { t } = useTranslation('coins')
  const again = useShopVisit()
  return (
    <>
      <ViewHeader title={t('title')} back={pathOf('LivCam')} />
      <div className={styles.page}>
        <div className={styles.top}>
          <Balance />
          <Ways />
        </div>
        <PercentBanner />
        <Shop onAgain={again} />
      </div>
      <Suspense>
        <CheckoutWay />
      </Suspense>
    </>
  )
})
