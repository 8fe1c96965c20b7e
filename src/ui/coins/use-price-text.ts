import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { digitsOf, inWholeUnits, type Price } from '../../domain/coins/price'
import { moneyText } from '../../domain/kernel/money-text'

/** The digits that people write; usage may leave out some that a currency has, as with the rupiah. */
const usualDigits = (locale: string, currency: string): number =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().minimumFractionDigits ?? 0

/** Writes a price as the language does it, to its smallest unit. */
export const usePriceText = (): ((price: Price) => string) => {
  const { i18n } = useTranslation('coins')
  const locale = i18n.resolvedLanguage ?? 'en'
  const direction = i18n.dir()
  return useCallback(
    (price) => {
      const maximumFractionDigits = digitsOf(price.currency)
      const minimumFractionDigits = Math.min(maximumFractionDigits, usualDigits(locale, price.currency))
      const digits = { maximumFractionDigits, minimumFractionDigits }
      return moneyText({ locale, direction }, { amount: inWholeUnits(price), currency: price.currency }, digits)
    },
    [locale, direction],
  )
}
