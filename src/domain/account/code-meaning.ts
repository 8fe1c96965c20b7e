import type { SignInProblem } from './sign-in'

/** The account is not known in this flow any more (@rule ACCT-97). */
export const NO_SUCH_ACCOUNT = 10101

/** What a code does to the step, beside being told. */
export type CodeEffect =
  /** The login popup begins anew. */
  | 'ToStart'
  /** The number has to be asked for again. */
  | 'ToNumber'
  /** What was typed is taken out of the field. */
  | 'Cleared'
  /** It is no failure: the code was sent a moment ago. */
  | 'AsSent'
  | 'Stays'

/** Codes that do more than being told (@rule ACCT-69 ACCT-94 ACCT-95 ACCT-97). */
const effects: Readonly<Record<number, CodeEffect>> = {
  [NO_SUCH_ACCOUNT]: 'ToStart',
  25502: 'Cleared',
  35503: 'ToNumber',
  60002: 'AsSent',
}

/** With any code that is not listed the step stays (@rule ACCT-68 ACCT-89 ACCT-92 ACCT-93 ACCT-95 ACCT-96 ACCT-98). */
export const effectOf = (code: number): CodeEffect => effects[code] ?? 'Stays'

type Tagged = Exclude<SignInProblem['_tag'], 'Code'>

/** What the first step tells (@rule ACCT-31, ACCT-75, ACCT-76). */
const startTags: ReadonlySet<Tagged> = new Set([
  'PhoneDisabled',
  'LoginUnreached',
  'SocialFailed',
  'SocialCancelled',
] as const)

/**
 * Where a problem leaves the popup.
 *
 * @rule ACCT-31 ACCT-75 ACCT-76 ACCT-97
 */
export const effectOfProblem = (problem: SignInProblem): CodeEffect => {
  if (problem._tag === 'Code') return effectOf(problem.code)
  return startTags.has(problem._tag) ? 'ToStart' : 'Stays'
}

/** Whether a failed sending counts as done, so that the wait begins (@rule ACCT-69). */
export const countsAsSent = (problem: SignInProblem): boolean => effectOfProblem(problem) === 'AsSent'
