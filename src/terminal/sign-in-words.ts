import type { SignInProblem } from '../domain/account/sign-in'
import { CODE_DIGITS } from '../domain/account/verification-code'
import { MINIMUM_AGE } from '../domain/kernel/birthday'
import { passwordLimits } from '../domain/kernel/password'

const { email, phone } = passwordLimits

const told: Readonly<Record<Exclude<SignInProblem['_tag'], 'Code'>, string>> = {
  BadEmail: 'That is no e-mail address.',
  BadNumber: 'There is no such telephone number.',
  BadPassword: `A password has ${email.least} to ${email.most} letters, digits and signs; at a telephone number ${phone.least} to ${phone.most}.`,
  BadCode: `A code has ${CODE_DIGITS} digits.`,
  BadLink: 'The link is used, or none of ours.',
  Offline: 'The gateway does not answer.',
  CheckFailed: 'The check against robots did not work.',
  Generic: 'Something went wrong; nothing was changed.',
  PhoneDisabled: 'This number can neither sign in nor up: take an e-mail address.',
  LoginUnreached: 'The sign-in did not reach the gateway.',
  SocialFailed: 'The other service gave nothing to sign in with.',
  SocialCancelled: 'The sign-in was given up at the other service.',
  NameMissing: 'A name is missing.',
  NameTooLong: 'The name is too long.',
  NameForbidden: 'The name holds what is not allowed in one.',
  BirthdayMissing: 'The birthday is missing, or not written as 1995-05-05.',
  BirthdayImpossible: 'There is no such birthday.',
  TooYoung: `Visavis is for people of ${MINIMUM_AGE} years and more.`,
  GenderMissing: 'The gender is female or male.',
  StatementMissing: 'Without the statement of age there is no account.',
}

/** Why a step of the sign-in was not taken. */
export const signInWords = (problem: SignInProblem): string => {
  if (problem._tag !== 'Code') return told[problem._tag]
  return problem.message === '' ? `Refused with code ${problem.code}.` : problem.message
}
