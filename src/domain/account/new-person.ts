import * as E from 'fp-ts/Either'
import { checkBirthday, type BirthdayProblem } from '../kernel/birthday'
import type { DayText } from '../kernel/day'
import { checkName, type NameProblem } from '../kernel/name'
import type { Gender } from '../kernel/person'

/** What a person says about themselves at sign-up; the gender is null while it is not chosen. */
export interface SuppliedInfo {
  readonly name: string
  readonly gender: Gender | null
  /** YYYY-MM-DD. */
  readonly birthday: string
}

export interface CheckedInfo {
  readonly name: string
  readonly gender: Gender
  readonly birthday: string
}

export type InfoProblem =
  NameProblem | BirthdayProblem | { readonly _tag: 'GenderMissing' } | { readonly _tag: 'StatementMissing' }

/**
 * Name first, then birthday, gender and the signed statement of being an adult; the first problem is told.
 *
 * @rule ACCT-83 ACCT-85 ACCT-91
 */
export const checkInfo = (info: SuppliedInfo, adult: boolean, today: DayText): E.Either<InfoProblem, CheckedInfo> => {
  const name = checkName(info.name)
  if (E.isLeft(name)) return name
  const birthday = checkBirthday(info.birthday, today)
  if (E.isLeft(birthday)) return birthday
  if (info.gender === null) return E.left({ _tag: 'GenderMissing' })
  return adult
    ? E.right({ name: name.right, gender: info.gender, birthday: birthday.right })
    : E.left({ _tag: 'StatementMissing' })
}

/** How many years before today the birthday picker starts. @rule ACCT-88 */
export const BIRTHDAY_STARTS_YEARS_AGO = 20
