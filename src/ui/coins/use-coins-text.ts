import { useTranslation } from 'react-i18next'

/** So many coins, in words and digits of the language. */
export const useCoinsText = (): ((count: number) => string) => {
  const { t, i18n } = useTranslation('common')
  const number = new Intl.NumberFormat(i18n.resolvedLanguage ?? 'en').format
  return (count) => t('coins', { count, formatted: number(count) })
}
