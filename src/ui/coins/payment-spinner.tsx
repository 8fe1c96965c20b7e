import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PAYMENT_SPINNER_MS } from '../../domain/coins/spinner'
import { SpinnerRing } from '../design/spinner'
import styles from './checkout.module.css'

/** Covers the page while an order is placed; what lasts longer is shown by the page itself. @rule COIN-9 */
export const PaymentSpinner = () => {
  const { t } = useTranslation('checkout')
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), PAYMENT_SPINNER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (over) return null
  return (
    <div className={styles.spinner} role="status" aria-label={t('placing')}>
      <SpinnerRing large />
    </div>
  )
}
