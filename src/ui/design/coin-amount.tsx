import { useTranslation } from 'react-i18next'
import { CoinIcon } from './coin-icon'
import styles from './coin.module.css'
import { cx } from './cx'
import { once } from './once'
import { VisuallyHidden } from './visually-hidden'

export type CoinAmountProps = {
  /** Whole coins; negative for what was spent. */
  readonly amount: number
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  /** A plus before what came in. */
  readonly signed?: boolean
  /** Appended to the number, such as '/min'. */
  readonly unit?: string
  /** The control around it says the amount. */
  readonly silent?: boolean
}

const plain = once((language) => new Intl.NumberFormat(language))
const change = once((language) => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }))

/** Coins in gold, grouped as the language does it; a change is seen when it happens. */
export const CoinAmount = ({ amount, size = 'md', signed = false, unit = '', silent = false }: CoinAmountProps) => {
  const { t, i18n } = useTranslation('common')
  const number = (signed ? change : plain)(i18n.resolvedLanguage ?? 'en')
  return (
    <span className={cx(styles.amount, styles[size])}>
      <CoinIcon />
      <span className={styles.value} key={amount} aria-hidden>
        <span className={styles.number}>{number.format(amount)}</span>
        {unit}
      </span>
      {!silent && (
        <VisuallyHidden>
          {t('coins', { count: amount, formatted: number.format(amount) })}
          {unit}
        </VisuallyHidden>
      )}
    </span>
  )
}
