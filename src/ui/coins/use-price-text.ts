import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { digitsOf, inWholeUnits, type Price } from '../../domain/coins/price'

/** The digits that people write; usage may leave out some that a currency has, as with the rupiah. */
const usualDigits = (locale: string, currency: string): number =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ?? 0

/** A mark such as `US$` stays in one piece between words that run from right to left. */
const isolated = (mark: string): string => `\u2068${mark}\u2069`

/** Writes a price as the language does it, to its smallest unit. */
export const usePriceText = (): ((price: Price) => string) => {
  const { i18n } = useTranslation('coins')
  const locale = i18n.resolvedLanguage ?? 'en'
  const rightToLeft = i18n.dir() === 'rtl'
  return useCallback(
    (price) => {
      const maximumFractionDigits = digitsOf(price.currency)
      const minimumFractionDigits = Math.min(maximumFractionDigits, usualDigits(locale, price.currency))
      const digits = { maximumFractionDigits, minimumFractionDigits }
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: price.currency, ...digits })
      return format
        .formatToParts(inWholeUnits(price))
        .map(({ type, value }) => (type === 'currency' && rightToLeft ? isolated(value) : value))
        .join('')
    },
    [locale, rightToLeft],
  )
}
