import type { Option } from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { PhoneNumber, TypedNumber } from '../../domain/account/phone-number'

/** The rules of the numbering plans could not be loaded. */
export type RulesUnavailable = { readonly _tag: 'RulesUnavailable' }

/** Knows which numbers there can be in a country; none: there is no such number (ACCT-19). */
export interface PhoneNumbers {
  readonly check: (typed: TypedNumber) => TaskEither<RulesUnavailable, Option<PhoneNumber>>
}
