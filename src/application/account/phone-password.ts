import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { EnteringPhonePassword } from '../../domain/account/sign-in'
import type { Clock } from '../kernel/clock.port'
import type { EnterByTicket } from './enter-by-ticket'
import type { FinishSignIn } from './finish-sign-in'
import type { PhoneGateway } from './sign-in-gateway.port'
import { toProblem } from './sign-in-problem'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly clock: Clock
  readonly enterByTicket: EnterByTicket
  readonly finish: FinishSignIn
  readonly gateway: Pick<PhoneGateway, 'phoneSignIn' | 'resetPhonePassword'>
  readonly steps: SignInSteps
}

/** Step 3: what a password does there; null: it was skipped (ACCT-39..44). */
export type PhonePassword = (sent: EnteringPhonePassword, password: string | null) => T.Task<void>

export const makePhonePassword = ({ clock, enterByTicket, finish, gateway, steps }: Deps): PhonePassword => {
  const signIn = (sent: EnteringPhonePassword, password: string): T.Task<void> =>
    T.asUnit(finish(sent, gateway.phoneSignIn(sent.number, password)))
  const reset = (sent: EnteringPhonePassword, password: string): T.Task<void> =>
    pipe(
      gateway.resetPhonePassword(sent.number, password, sent.ticket),
      TE.match(
        (error) => steps.answer(sent, { _tag: 'Failed', problem: toProblem(error, clock.now()) }),
        () => steps.answer(sent, { _tag: 'PasswordStored' }),
      ),
      T.flatMap((next) =>
        next?._tag === 'EnteringPhonePassword' && next.busy ? signIn(next, password) : T.of(undefined),
      ),
    )
  return (sent, password) => {
    switch (sent.purpose) {
      case 'new':
        return T.fromIO(() => void steps.answer(sent, { _tag: 'PasswordChosen', password }))
      case 'set':
        return enterByTicket(sent, { number: sent.number, ticket: sent.ticket, password, person: null })
      case 'signIn':
        return password === null ? T.of(undefined) : signIn(sent, password)
      case 'reset':
        return password === null ? T.of(undefined) : reset(sent, password)
    }
  }
}

/** Goes on without a password, where that is offered (ACCT-38, ACCT-39, ACCT-40). */
export type SkipPassword = T.Task<void>

export const makeSkipPassword =
  ({ phone, steps }: { readonly phone: PhonePassword; readonly steps: SignInSteps }): SkipPassword =>
  () => {
    const at = steps.now()
    if (at._tag !== 'EnteringPhonePassword' || !at.skippable) return Promise.resolve()
    const sent = steps.submit()
    return sent?._tag === 'EnteringPhonePassword' ? phone(sent, null)() : Promise.resolve()
  }
