import * as O from 'fp-ts/Option'
import { parseDay, type DayText } from '../kernel/day'

/** The first day of each sign, in the order of the year from January on. @rule PROF-28 PROF-29 */
export const zodiacStarts = [
  ['aquarius', 1, 20],
  ['pisces', 2, 19],
  ['aries', 3, 21],
  ['taurus', 4, 20],
  ['gemini', 5, 21],
  ['cancer', 6, 22],
  ['leo', 7, 23],
  ['virgo', 8, 23],
  ['libra', 9, 23],
  ['scorpio', 10, 24],
  ['sagittarius', 11, 23],
  ['capricorn', 12, 22],
] as const

export type Zodiac = (typeof zodiacStarts)[number][0]

/** The sign of a birthday; none when the day does not exist. @rule PROF-29 */
export const zodiacOf = (birthday: DayText): O.Option<Zodiac> =>
  O.map(([, month, day]: readonly [number, number, number]) => {
    const begun = zodiacStarts.filter(([, from, first]) => month > from || (month === from && day >= first))
    return begun.at(-1)?.[0] ?? 'capricorn'
  })(parseDay(birthday))
