import { useTranslation } from 'react-i18next'
import type { LimitedOffer } from '../../domain/coins/limited-offer'
import { usePriceText } from './use-price-text'

/** What the texts of an offer are filled with. */
export type OfferWords = {
  readonly count: number
  readonly coins: string
  readonly percent: string
  readonly before: string
  readonly after: string
}

/** An offer in the numbers, percents and prices of the language. */
export const useOfferWords = ({ after, before, coins, percent }: LimitedOffer): OfferWords => {
  const { i18n } = useTranslation('offers')
  const price = usePriceText()
  const locale = i18n.resolvedLanguage ?? 'en'
  return {
    count: coins,
    coins: new Intl.NumberFormat(locale).format(coins),
    percent: new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100),
    before: price(before),
    after: price(after),
  }
}
