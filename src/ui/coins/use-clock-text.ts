import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '../../domain/kernel/time'

/** Writes the hour of an instant; with its day when that is another one. */
export const useClockText = (): ((at: Instant) => string) => {
  const { i18n } = useTranslation('shop')
  const locale = i18n.resolvedLanguage ?? 'en'
  return useCallback(
    (at) => {
      const date = new Date(at)
      const hour = { hour: 'numeric', minute: '2-digit' } as const
      const far = date.toDateString() === new Date().toDateString() ? {} : ({ day: 'numeric', month: 'short' } as const)
      return new Intl.DateTimeFormat(locale, { ...far, ...hour }).format(date)
    },
    [locale],
  )
}
