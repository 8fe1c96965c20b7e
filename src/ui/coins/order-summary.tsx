import { useTranslation } from 'react-i18next'
import { providerNames } from '../../domain/coins/provider'
import type { Choice } from '../../domain/coins/choice'
import { CoinAmount } from '../design/coin-amount'
import styles from './checkout.module.css'
import { usePriceText } from './use-price-text'

/** What is bought, by which provider, and what it costs in all. */
export const OrderSummary = ({ choice }: { readonly choice: Choice }) => {
  const { t } = useTranslation('checkout')
  const priceText = usePriceText()
  return (
    <dl className={styles.summary} aria-label={t('order')}>
      <dt>{t('pack')}</dt>
      <dd>
        <CoinAmount amount={choice.coins + choice.extra} />
      </dd>
      <dt>{t('provider')}</dt>
      <dd>
        <bdi>{providerNames[choice.provider]}</bdi>
      </dd>
      <dt>{t('price')}</dt>
      <dd className={styles.price}>{priceText(choice.price)}</dd>
    </dl>
  )
}
