import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { TypedNumber } from '../../domain/account/phone-number'

/** A number as it is written for abroad, `+49 1512 3456789`, in the parts that a sign-in wants; none: it does not say which country. */
export const readPhoneNumber = (text: string): O.Option<TypedNumber> =>
  pipe(
    O.fromNullable(parsePhoneNumberFromString(text)),
    O.map(({ country = '', countryCallingCode, nationalNumber }) => ({
      country,
      code: countryCallingCode,
      digits: nationalNumber,
    })),
  )
