import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instant } from '../../domain/kernel/time'

/** Writes an instant as day and time, as the language does; the year only when it is another one. */
export const useMoment = (): ((at: Instant) => string) => {
  const { i18n } = useTranslation('coins')
  const locale = i18n.resolvedLanguage ?? 'en'
  return useMemo(() => {
    const parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }
    const near = new Intl.DateTimeFormat(locale, parts)
    const far = new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric' })
    return (at) => {
      const date = new Date(at)
      return (date.getFullYear() === new Date().getFullYear() ? near : far).format(date)
    }
  }, [locale])
}
