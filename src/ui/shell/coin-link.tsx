import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { CoinAmount } from '../design/coin-amount'
import { cx } from '../design/cx'
import styles from './coin-link.module.css'
import { pathOf } from './routes'

type Props = {
  /** What the gateway said last. */
  readonly coins: number
  /** Becomes narrow with the side bar. */
  readonly rail?: boolean
  readonly onPress?: () => void
}

/** The balance; leads to the shop. Its name begins with 'Coins'. @rule SHELL-59 */
export const CoinLink = ({ coins, rail = false, onPress }: Props) => {
  const { t, i18n } = useTranslation('shell')
  const formatted = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(coins)
  return (
    <Link
      href={pathOf('CoinPage')}
      className={cx(styles.link, rail && styles.rail)}
      aria-label={t('balance', { formatted })}
      onClick={() => onPress?.()}
    >
      <span className={styles.word}>{t('coins_word')}</span> <CoinAmount amount={coins} silent />
    </Link>
  )
}
