import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { digitsOf } from '../../src/domain/kernel/digits'
import { refuse } from '../http/handler'

/** A telephone number that can exist. */
export interface Phone {
  /** E.164: two ways of writing one number are the same text. */
  readonly number: string
  /** Alpha-2; empty for numbers of no country. */
  readonly country: string
}

/** E.164 allows 15; what stands behind a dial code may begin with a zero that is dialled within the country. */
const MOST_DIGITS = 24

/** The number of a text with its dial code, plus and all; null when none is like it. */
export const readPhone = (international: string): Phone | null => {
  const parsed = parsePhoneNumberFromString(`+${digitsOf(international, MOST_DIGITS)}`)
  return parsed?.isValid() === true ? { number: parsed.number, country: parsed.country ?? '' } : null
}

/** @rule ACCT-20 */
export const BAD_NUMBER = refuse(400, 'Enter a valid mobile number')
