import { digitsOf } from '../kernel/digits'

/** @rule ACCT-18 */
export const PHONE_DIGITS = 20

/** What step 2 holds. */
export interface TypedNumber {
  /** ISO 3166-1, two letters. */
  readonly country: string
  /** Dial code in digits, without a plus. */
  readonly code: string
  readonly digits: string
}

/** A number that may be asked for; `digits` are those behind the dial code. */
export interface PhoneNumber extends TypedNumber {
  /** For the eye: `+49 1512 3456789`. */
  readonly shown: string
}

/** What stays of what is typed into the field of the number (@rule ACCT-18). */
export const typedDigits = (typed: string): string => digitsOf(typed, PHONE_DIGITS)

/** A number that nobody could check: any that is not empty passes (@rule ACCT-19). */
export const unchecked = ({ country, code, digits }: TypedNumber): PhoneNumber => ({
  country,
  code,
  digits,
  shown: `+${code} ${digits}`,
})

/** One key for one number, however it was written. */
export const keyOfNumber = ({ code, digits }: TypedNumber): string => `${code}-${digits}`
