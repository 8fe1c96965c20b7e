import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { parseDay, type DayText } from './day'

/** @rule ACCT-86 */
export const MINIMUM_AGE = 18

/** @rule ACCT-91 */
const MAXIMUM_AGE = 120

export type BirthdayProblem = { readonly _tag: 'BirthdayMissing' | 'BirthdayImpossible' | 'TooYoung' }

/** Whole years between two existing days; somebody of 29 February grows older on 1 March in other years. */
export const ageOn = (today: DayText, birthday: DayText): number =>
  Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) - (today.slice(5) < birthday.slice(5) ? 1 : 0)

/**
 * A birthday of an adult, as YYYY-MM-DD; `today` is the day in UTC.
 *
 * @rule ACCT-85
 * @rule ACCT-86
 * @rule ACCT-91
 */
export const checkBirthday = (birthday: string, today: DayText): E.Either<BirthdayProblem, DayText> => {
  if (birthday === '') return E.left({ _tag: 'BirthdayMissing' })
  if (O.isNone(parseDay(birthday)) || birthday > today) return E.left({ _tag: 'BirthdayImpossible' })
  const age = ageOn(today, birthday)
  if (age > MAXIMUM_AGE) return E.left({ _tag: 'BirthdayImpossible' })
  return age < MINIMUM_AGE ? E.left({ _tag: 'TooYoung' }) : E.right(birthday)
}
