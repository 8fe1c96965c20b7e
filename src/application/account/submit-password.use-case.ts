import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import type { EnteringPassword, EnteringPhonePassword } from '../../domain/account/sign-in'
import { checkPassword, type PasswordKind } from '../../domain/kernel/password'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly email: (sent: EnteringPassword, password: string) => T.Task<void>
  readonly phone: (sent: EnteringPhonePassword, password: string) => T.Task<void>
  readonly steps: SignInSteps
}

/** Steps 3 and 7: a password that cannot be one is told without a call (ACCT-45, ACCT-46, ACCT-51). */
export type SubmitPassword = (typed: string) => T.Task<void>

export const makeSubmitPassword = ({ email, phone, steps }: Deps): SubmitPassword => {
  const send =
    (password: string): T.Task<void> =>
    () => {
      const sent = steps.submit()
      switch (sent?._tag) {
        case 'EnteringPassword':
          return email(sent, password)()
        case 'EnteringPhonePassword':
          return phone(sent, password)()
        default:
          return Promise.resolve()
      }
    }
  const kind = (): PasswordKind => (steps.now()._tag === 'EnteringPhonePassword' ? 'phone' : 'email')
  return (typed) => () =>
    pipe(
      checkPassword(kind(), typed),
      E.match((problem) => T.fromIO(() => steps.apply({ _tag: 'Failed', problem })), send),
    )()
}
