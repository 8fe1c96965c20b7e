import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { checkEmail } from '../../domain/kernel/email'
import type { Clock } from '../kernel/clock.port'
import type { SendCode } from './send-code'
import type { EmailGateway } from './sign-in-gateway.port'
import { toProblem } from './sign-in-problem'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly clock: Clock
  readonly gateway: Pick<EmailGateway, 'standing'>
  readonly sendCode: SendCode
  readonly steps: SignInSteps
}

/** Asks how the address stands and goes where that leads; a bad address is told without a call (ACCT-53, ACCT-58..62). */
export type SubmitEmail = (typed: string) => T.Task<void>

export const makeSubmitEmail = ({ clock, gateway, sendCode, steps }: Deps): SubmitEmail => {
  const ask =
    (email: string): T.Task<void> =>
    () => {
      const sent = steps.submit({ _tag: 'EmailSubmitted', email })
      if (sent === null) return Promise.resolve()
      return pipe(
        gateway.standing(email),
        TE.match(
          (error) => steps.answer(sent, { _tag: 'Failed', problem: toProblem(error, clock.now()) }),
          ({ status, flow }) => steps.answer(sent, { _tag: 'StandingKnown', status, flow }),
        ),
        T.flatMap((next) => (next?._tag === 'VerifyingEmail' ? sendCode(next) : T.of(undefined))),
      )()
    }
  return (typed) =>
    pipe(
      checkEmail(typed),
      E.match((problem) => T.fromIO(() => steps.apply({ _tag: 'Failed', problem })), ask),
    )
}
