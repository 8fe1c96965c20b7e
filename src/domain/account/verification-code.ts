import { digitsOf } from '../kernel/digits'

/** @rule ACCT-22 */
export const CODE_DIGITS = 6

/** What stays of what is typed into the field of a code (@rule ACCT-22). */
export const typedCode = (typed: string): string => digitsOf(typed, CODE_DIGITS)

/** Whether it submits itself (@rule ACCT-23). */
export const isWholeCode = (code: string): boolean => code.length === CODE_DIGITS && typedCode(code) === code
