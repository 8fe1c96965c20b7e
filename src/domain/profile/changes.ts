import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkBirthday, type BirthdayProblem } from '../kernel/birthday'
import type { DayText } from '../kernel/day'
import { checkName, type NameProblem } from '../kernel/name'
import type { Me } from '../kernel/person'
import { refused, type Refused } from '../kernel/refused'
import { checkBio } from './bio'
import { checkInterests } from './interests'
import { checkLanguages } from './languages'

/** What somebody may change about themselves; the gender is not among it. @rule PROF-13 PROF-14 PROF-17 */
const fields = ['headImg', 'background', 'name', 'birthday', 'introduce', 'languages', 'interests'] as const

export type Field = (typeof fields)[number]

export type Editable = Pick<Me, Field>

/** What was changed and not yet saved, by field. */
export type Changes = Partial<Editable>

export type ProfileProblem = NameProblem | BirthdayProblem | Refused

export type FieldProblem = { readonly _tag: 'FieldProblem'; readonly field: Field; readonly problem: ProfileProblem }

export interface Standing {
  readonly birthdayLocked: boolean
  /** The day in UTC. */
  readonly today: DayText
}

const same = (one: Editable[Field], other: Editable[Field]): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.length === other.length && one.every((part, at) => part === other[at])

/**
 * Those of the changes that differ from how it stands now. A field that was never touched, or was put back, follows
 * what is new elsewhere.
 */
export const openChanges = (changes: Changes, now: Editable): Changes => {
  const differs = (field: Field): boolean => {
    const changed = changes[field]
    return changed !== undefined && !same(changed, now[field])
  }
  return Object.fromEntries(fields.filter(differs).map((field) => [field, changes[field]]))
}

/** What was changed after these changes had been sent, and is still to be saved. */
export const typedSince = (changes: Changes, sent: Changes): Changes => {
  const isOpen = (field: Field): boolean => {
    const [changed, was] = [changes[field], sent[field]]
    return changed !== undefined && (was === undefined || !same(changed, was))
  }
  return Object.fromEntries(fields.filter(isOpen).map((field) => [field, changes[field]]))
}

type Check<F extends Field> = (value: Editable[F], standing: Standing) => E.Either<ProfileProblem, Editable[F]>

const checks: { readonly [F in Field]: Check<F> } = {
  headImg: E.right,
  background: E.right,
  name: checkName,
  birthday: (day, { birthdayLocked, today }) =>
    birthdayLocked ? E.left(refused('PROF-16')) : checkBirthday(day, today),
  introduce: checkBio,
  languages: checkLanguages,
  interests: checkInterests,
}

const checkField = <F extends Field>(
  field: F,
  value: Editable[F] | undefined,
  standing: Standing,
): E.Either<FieldProblem, Changes> =>
  value === undefined
    ? E.right({})
    : pipe(
        checks[field](value, standing),
        E.bimap(
          (problem): FieldProblem => ({ _tag: 'FieldProblem', field, problem }),
          (checked) => ({ [field]: checked }),
        ),
      )

/**
 * The changes as they are sent; the first problem in the order of the editor is told.
 *
 * @rule PROF-14 PROF-16 PROF-18 PROF-19 PROF-20
 */
export const checkChanges = (changes: Changes, standing: Standing): E.Either<FieldProblem, Changes> =>
  pipe(
    fields,
    E.traverseArray((field) => checkField(field, changes[field], standing)),
    E.map((checked) => Object.assign({}, ...checked) as Changes),
  )
