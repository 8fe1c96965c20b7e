import type { Money } from './money'

/** Where money is written: the language, and how its words run. */
export interface MoneyPlace {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
}

type Digits = Pick<Intl.NumberFormatOptions, 'maximumFractionDigits' | 'minimumFractionDigits'>

/**
 * Money as the language writes it; digits that are not given follow usage. Between words that run from right to left a mark
 * such as `US$` stays in one piece: else its sign is drawn at the other end.
 *
 * @rule I18N-3
 */
export const moneyText = (
  { direction, locale }: MoneyPlace,
  { amount, currency }: Money,
  digits: Digits = {},
): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' && direction === 'rtl' ? `\u2068${value}\u2069` : value))
    .join('')
