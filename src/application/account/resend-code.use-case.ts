import type { Task } from 'fp-ts/Task'
import type { SignInEvent } from '../../domain/account/sign-in-event'
import type { Clock } from '../kernel/clock.port'
import type { AccountModel } from './account.model'
import type { SendCode } from './send-code'

interface Deps {
  readonly clock: Clock
  readonly model: AccountModel
  readonly sendCode: SendCode
}

const send =
  ({ model, sendCode }: Deps, event: () => SignInEvent): Task<void> =>
  () => {
    const sent = model.submit(event())
    return sent?._tag === 'VerifyingEmail' ? sendCode(sent)() : Promise.resolve()
  }

/** Sends the mail again, not before the wait is over (ACCT-67). */
export type ResendCode = Task<void>

export const makeResendCode = (deps: Deps): ResendCode =>
  send(deps, () => ({ _tag: 'ResendAsked', at: deps.clock.now() }))

/** Leads from the password to the mail that allows a new one (ACCT-60, ACCT-64). */
export type ForgotPassword = Task<void>

export const makeForgotPassword = (deps: Deps): ForgotPassword => send(deps, () => ({ _tag: 'PasswordForgotten' }))
