import { DAY, type Instant } from '../../domain/kernel/time'

/** Whether two moments lie on one day where the reader is. */
export const sameDay = (one: Instant, other: Instant): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()

const sameYear = (one: Instant, other: Instant): boolean =>
  new Date(one).getFullYear() === new Date(other).getFullYear()

const write = (at: Instant, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, options).format(at)

/** The hour, as the language writes it. */
export const hourOf = (at: Instant, language: string): string =>
  write(at, language, { hour: 'numeric', minute: '2-digit' })

/** The hour on the day itself, else the date, as the language writes it; for rows of a list. */
export const shortWhen = (at: Instant, now: Instant, language: string): string => {
  if (sameDay(at, now)) return hourOf(at, language)
  return write(at, language, { day: 'numeric', month: 'short', ...(!sameYear(at, now) && { year: 'numeric' }) })
}

/** The day in words that fit: today, yesterday, else weekday and date. */
export const dayOf = (at: Instant, now: Instant, language: string): string => {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (sameDay(at, now)) return relative.format(0, 'day')
  if (sameDay(at, now - DAY)) return relative.format(-1, 'day')
  const year: Intl.DateTimeFormatOptions = sameYear(at, now) ? {} : { year: 'numeric' }
  return write(at, language, { weekday: 'short', day: 'numeric', month: 'short', ...year })
}
