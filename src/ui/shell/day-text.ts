import { useTranslation } from 'react-i18next'
import type { DayText } from '../../domain/kernel/day'

/** A day in the words of the interface language; empty for none. */
export const useDayText = (): ((day: DayText) => string) => {
  const { i18n } = useTranslation('common')
  const format = new Intl.DateTimeFormat(i18n.resolvedLanguage ?? 'en', {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  return (day) => (day === '' ? '' : format.format(Date.parse(`${day}T00:00:00Z`)))
}
