import * as O from 'fp-ts/Option'
import { useTranslation } from 'react-i18next'
import type { Money } from '../../domain/kernel/money'
import { moneyText } from '../../domain/kernel/money-text'
import { CoinAmount } from '../design/coin-amount'
import styles from './price-figures.module.css'

type Props = {
  /** Coins a minute. */
  readonly price: number
  /** About what that is in money. */
  readonly money: O.Option<Money>
  /** For how many minutes the balance lasts; none: it cannot be told, or nothing is paid. */
  readonly minutes: O.Option<number>
}

/** What a call costs in three figures: coins and money a minute, and how long the balance lasts (PLUS-3). */
export const PriceFigures = ({ money, minutes, price }: Props) => {
  const { t, i18n } = useTranslation('calls')
  const place = { locale: i18n.resolvedLanguage ?? 'en', direction: i18n.dir() }
  return (
    <span className={styles.figures}>
      <CoinAmount amount={price} size="lg" unit={t('per_minute')} />
      {O.isSome(money) && price > 0 && (
        <span className={styles.small}>{t('price_money', { money: moneyText(place, money.value) })}</span>
      )}
      {O.isSome(minutes) && Number.isFinite(minutes.value) && (
        <span className={styles.small}>{t('price_lasts', { count: minutes.value })}</span>
      )}
    </span>
  )
}
