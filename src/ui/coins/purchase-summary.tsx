import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../domain/coins/purchase'
import styles from './checkout.module.css'
import { useItemText } from './use-item-text'
import { usePriceText } from './use-price-text'

/** What was bought, for how much, under which number. */
export const PurchaseSummary = ({ purchase }: { readonly purchase: Purchase }) => {
  const { t } = useTranslation('checkout')
  const [itemText, priceText] = [useItemText(), usePriceText()]
  return (
    <dl className={styles.summary} aria-label={t('order')}>
      <dt>{t('pack')}</dt>
      <dd>
        <bdi>{itemText(purchase)}</bdi>
      </dd>
      {purchase.price !== null && (
        <>
          <dt>{t('price')}</dt>
          <dd className={styles.price}>{priceText(purchase.price)}</dd>
        </>
      )}
      <dt>{t('order_number')}</dt>
      <dd className={styles.number}>
        <bdi>{purchase.orderId}</bdi>
      </dd>
    </dl>
  )
}
