import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { PhoneNumbers } from '../../src/application/account/phone-numbers.port'
import { unchecked } from '../../src/domain/account/phone-number'

export interface PhoneNumbersFake extends PhoneNumbers {
  readonly setAvailable: (available: boolean) => void
}

/** Takes numbers of six digits and more, until told that it cannot be had; a leading zero is no part of a number. */
export const makePhoneNumbersFake = (): PhoneNumbersFake => {
  let available = true
  return {
    check: (typed) => () =>
      available
        ? TE.right(
            typed.digits.length < 6 ? O.none : O.some(unchecked({ ...typed, digits: typed.digits.replace(/^0/, '') })),
          )()
        : TE.left({ _tag: 'RulesUnavailable' } as const)(),
    setAvailable: (value) => {
      available = value
    },
  }
}
