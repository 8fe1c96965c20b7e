import * as O from 'fp-ts/Option'
import { useTranslation } from 'react-i18next'
import { parseDay, type DayText } from '../../domain/kernel/day'

/** A day in the words of the interface language; empty for one that does not exist. */
export const useDayText = (): ((day: DayText) => string) => {
  const { i18n } = useTranslation('common')
  const format = new Intl.DateTimeFormat(i18n.resolvedLanguage ?? 'en', {
    dateStyle: 'long',
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  return (day) => (O.isSome(parseDay(day)) ? format.format(Date.parse(`${day}T00:00:00Z`)) : '')
}
