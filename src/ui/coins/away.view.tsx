import { useTranslation } from 'react-i18next'
import type { HandedOver } from '../../domain/coins/checkout'
import { Button } from '../design/button'
import { ButtonLink } from '../design/button-link'
import { pathOf } from '../shell/routes'
import { useFeature } from '../shell/use-feature'
import { useLink } from '../shell/use-link'
import { resultPath } from './checkout-path'
import styles from './checkout.module.css'
import { OrderSummary } from './order-summary'

type Props = { readonly order: HandedOver; readonly busy: boolean }

/** Back from the provider, or its frame is closed: the order goes on, or its result is looked at. */
export const Away = ({ busy, order }: Props) => {
  const { t } = useTranslation('checkout')
  const { proceed } = useFeature('checkout')
  const link = useLink()
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('away_title')}</h2>
      <p className={styles.text}>{t('away_text')}</p>
      <OrderSummary choice={order.choice} />
      <Button variant="primary" size="lg" wide loading={busy} onClick={() => void proceed()}>
        {t('continue')}
      </Button>
      <ButtonLink wide {...link(resultPath(order.orderId))}>
        {t('check')}
      </ButtonLink>
      <ButtonLink variant="ghost" wide {...link(pathOf('CoinPage'))}>
        {t('other_way')}
      </ButtonLink>
    </section>
  )
}
