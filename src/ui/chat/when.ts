import { DAY, type Instant } from '../../domain/kernel/time'
import { once } from '../design/once'

/** Whether two moments lie on one day where the reader is. */
export const sameDay = (one: Instant, other: Instant): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()

const sameYear = (one: Instant, other: Instant): boolean =>
  new Date(one).getFullYear() === new Date(other).getFullYear()

const dates = (options: Intl.DateTimeFormatOptions) => once((language) => new Intl.DateTimeFormat(language, options))

const hour = dates({ hour: 'numeric', minute: '2-digit' })
const shortDay = dates({ day: 'numeric', month: 'short' })
const shortDate = dates({ day: 'numeric', month: 'short', year: 'numeric' })
const weekday = dates({ weekday: 'short', day: 'numeric', month: 'short' })
const date = dates({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const relative = once((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

/** The hour, as the language writes it. */
export const hourOf = (at: Instant, language: string): string => hour(language).format(at)

/** The hour on the day itself, else the date, as the language writes it; for rows of a list. */
export const shortWhen = (at: Instant, now: Instant, language: string): string => {
  if (sameDay(at, now)) return hourOf(at, language)
  return (sameYear(at, now) ? shortDay : shortDate)(language).format(at)
}

/** The day in words that fit: today, yesterday, else weekday and date. */
export const dayOf = (at: Instant, now: Instant, language: string): string => {
  if (sameDay(at, now)) return relative(language).format(0, 'day')
  if (sameDay(at, now - DAY)) return relative(language).format(-1, 'day')
  return (sameYear(at, now) ? weekday : date)(language).format(at)
}
