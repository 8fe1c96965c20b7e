import type { Task } from 'fp-ts/Task'
import type { SignInEvent } from '../../domain/account/sign-in-event'
import type { Clock } from '../kernel/clock.port'
import type { SendCode } from './send-code'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly clock: Clock
  readonly sendCode: SendCode
  readonly steps: SignInSteps
}

const send =
  ({ sendCode, steps }: Deps, event: () => SignInEvent): Task<void> =>
  () => {
    const sent = steps.submit(event())
    return sent === null ? Promise.resolve() : sendCode(sent)()
  }

/** Sends the code again, not before the wait is over (ACCT-24, ACCT-67). */
export type ResendCode = Task<void>

export const makeResendCode = (deps: Deps): ResendCode =>
  send(deps, () => ({ _tag: 'ResendAsked', at: deps.clock.now() }))

/**
 * Leads to a new password: from an e-mail's to the mail that allows one, from a number's to the number (ACCT-44, ACCT-60,
 * ACCT-64).
 */
export type ForgotPassword = Task<void>

export const makeForgotPassword = (deps: Deps): ForgotPassword => send(deps, () => ({ _tag: 'PasswordForgotten' }))
