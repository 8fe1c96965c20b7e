import type { SignInProblem } from './sign-in'

/** The account is not known in this flow any more (@rule ACCT-97). */
export const NO_SUCH_ACCOUNT = 10101

/** Sent a moment ago, which is as good as sent (@rule ACCT-69). */
export const ALREADY_SENT = 60002

/** Whether a problem leads back to step 1; with any other the step stays. */
export const returnsToStart = (problem: SignInProblem): boolean =>
  problem._tag === 'Code' && problem.code === NO_SUCH_ACCOUNT

/** Whether a failed sending counts as done, so that the wait begins (@rule ACCT-69). */
export const countsAsSent = (problem: SignInProblem): boolean =>
  problem._tag === 'Code' && problem.code === ALREADY_SENT
