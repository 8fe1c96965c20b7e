import * as O from 'fp-ts/Option'
import { DAY, type Instant } from './time'

/** A day as YYYY-MM-DD; two of them compare as texts. */
export type DayText = string

const format = /^(\d{4})-(\d{2})-(\d{2})$/
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

const daysIn = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (lengths[month - 1] ?? 0))

const two = (value: number): string => String(value).padStart(2, '0')

/** Year, month and day of a date that exists. */
export const parseDay = (text: string): O.Option<readonly [year: number, month: number, day: number]> => {
  const found = format.exec(text)
  if (found === null) return O.none
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])]
  return day >= 1 && day <= daysIn(year, month) ? O.some([year, month, day]) : O.none
}

/** Milliseconds to the next 00:00 UTC, when what is counted by the day begins anew (@rule MTCH-37). */
export const msToNextDay = (now: Instant): number => DAY - (now % DAY)

/** The day in UTC of an instant: days are counted in eras of 400 years that begin in March. */
export const dayOf = (at: Instant): DayText => {
  const days = Math.floor(at / DAY) + 719_468
  const era = Math.floor(days / 146_097)
  const inEra = days - era * 146_097
  const year = Math.floor(
    (inEra - Math.floor(inEra / 1_460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  )
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const shifted = Math.floor((5 * inYear + 2) / 153)
  const day = inYear - Math.floor((153 * shifted + 2) / 5) + 1
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return `${String(year + era * 400 + (month <= 2 ? 1 : 0)).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The day in UTC of an instant, counted from that of the epoch, which is 0. */
export const dayNumber = (at: Instant): number => Math.floor(at / DAY)

/** 00:00 UTC of the day. */
export const startOfDay = (at: Instant): Instant => at - (((at % DAY) + DAY) % DAY)

/** 00:00 UTC of the first of the month. */
export const startOfMonth = (at: Instant): Instant => startOfDay(at) - (Number(dayOf(at).slice(-2)) - 1) * DAY
