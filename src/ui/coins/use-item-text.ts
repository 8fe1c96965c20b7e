import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../domain/coins/purchase'

/** What was bought, in the language of the person; in the gateway's words where it tells no number. */
export const useItemText = (): ((purchase: Pick<Purchase, 'coins' | 'itemName'>) => string) => {
  const { t, i18n } = useTranslation('common')
  return ({ coins, itemName }) =>
    coins === null
      ? itemName
      : t('coins', { count: coins, formatted: new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format(coins) })
}
