import { CreditCard, Receipt, ScrollText, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ENTRY_LOCATIONS } from '../../domain/tasks/entry'
import { ButtonLink } from '../design/button-link'
import { Icon } from '../design/icon'
import type { Texts } from '../i18n/resources'
import { isBuilt } from '../shell/pages'
import { pathOf, type RouteName } from '../shell/routes'
import { Entries } from '../shell/slots'
import { useLink } from '../shell/use-link'
import { ViewHeader } from '../shell/view-header'
import { Balance } from './balance'
import { CheckoutWay } from './checkout-way'
import { PercentBanner } from './percent-banner'
import { Shop } from './shop.view'
import styles from './shop.module.css'
import { useShopVisit } from './use-shop-visit'

const ways: readonly { readonly page: RouteName; readonly icon: LucideIcon; readonly text: keyof Texts['shop'] }[] = [
  { page: 'CoinMovements', icon: ScrollText, text: 'movements' },
  { page: 'PayOrderList', icon: Receipt, text: 'orders' },
  { page: 'cardList', icon: CreditCard, text: 'cards' },
]

/** What became of coins, what was paid for them, and with which cards. */
const Ways = () => {
  const { t } = useTranslation('shop')
  const link = useLink()
  return (
    <nav className={styles.ways} aria-label={t('more')}>
      {ways
        .filter(({ page }) => isBuilt(page))
        .map(({ icon, page, text }) => (
          <ButtonLink key={page} {...link(pathOf(page))} size="sm" icon={<Icon of={icon} size="sm" />}>
            {t(text)}
          </ButtonLink>
        ))}
    </nav>
  )
}

const HERE = [ENTRY_LOCATIONS.rechargingBoxAndTask] as const

/** The shop: the balance, what coins cost, and the way to pay for them. @rule SHELL-14 */
export const Page = observer(() => {
  const { t } = useTranslation('coins')
  const again = useShopVisit()
  return (
    <>
      <ViewHeader title={t('title')} back={pathOf('LivCam')} />
      <div className={styles.page}>
        <Shop onAgain={again}>
          <Balance />
          <Ways />
          <PercentBanner />
          <div className={styles.entries}>
            <Entries at={HERE} />
          </div>
        </Shop>
      </div>
      <Suspense>
        <CheckoutWay />
      </Suspense>
    </>
  )
})
