import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type * as min from 'libphonenumber-js/min'
import type { PhoneNumbers, RulesUnavailable } from '../../application/account/phone-numbers.port'
import { unchecked, type PhoneNumber, type TypedNumber } from '../../domain/account/phone-number'

type Rules = Pick<typeof min, 'isSupportedCountry' | 'parsePhoneNumberFromString'>

const unavailable = (): RulesUnavailable => ({ _tag: 'RulesUnavailable' })

/** Countries that share a dial code share their numbers too, since only the code travels. */
const checked = (rules: Rules, typed: TypedNumber): O.Option<PhoneNumber> => {
  if (!rules.isSupportedCountry(typed.country)) return O.some(unchecked(typed))
  return pipe(
    O.fromNullable(rules.parsePhoneNumberFromString(typed.digits, typed.country)),
    O.filter((number) => number.isValid() && number.countryCallingCode === typed.code),
    O.map((number) => ({ ...typed, digits: number.nationalNumber, shown: number.formatInternational() })),
  )
}

/** The numbering plans of the world, loaded when a number is first checked (@rule ACCT-19). */
export const makePhoneNumbers = (load: () => Promise<Rules> = () => import('libphonenumber-js/min')): PhoneNumbers => ({
  check: (typed) =>
    pipe(
      TE.tryCatch(load, unavailable),
      TE.map((rules) => checked(rules, typed)),
    ),
})
