import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { EnteringPassword, OpenSignIn, SignIn } from '../../domain/account/sign-in'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { FinishSignIn } from './finish-sign-in'
import type { EmailGateway } from './sign-in-gateway.port'
import { toProblem } from './sign-in-problem'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly clock: Clock
  readonly finish: FinishSignIn
  readonly gateway: Pick<EmailGateway, 'setPassword' | 'resetPassword' | 'signIn'>
  readonly steps: SignInSteps
}

/** Step 7: stores the password where the flow wants it, then signs in, or asks a new person for their data (ACCT-65). */
export type EmailPassword = (sent: EnteringPassword, password: string) => T.Task<void>

export const makeEmailPassword = ({ clock, finish, gateway, steps }: Deps): EmailPassword => {
  const storing = ({ purpose, email, flow }: EnteringPassword, password: string): TE.TaskEither<GatewayError, void> =>
    purpose === 'forgot' ? gateway.resetPassword(email, password, flow) : gateway.setPassword(email, password, flow)
  const stored = (sent: EnteringPassword, password: string): T.Task<SignIn | null> =>
    pipe(
      storing(sent, password),
      TE.match(
        (error) => steps.answer(sent, { _tag: 'Failed', problem: toProblem(error, clock.now()) }),
        () => steps.answer(sent, { _tag: 'PasswordStored' }),
      ),
    )
  const signIn = (sent: OpenSignIn, email: string, password: string): T.Task<void> =>
    T.asUnit(finish(sent, gateway.signIn(email, password)))
  return (sent, password) =>
    sent.purpose === 'signIn'
      ? signIn(sent, sent.email, password)
      : pipe(
          stored(sent, password),
          T.flatMap((next) =>
            next?._tag === 'EnteringPassword' && next.busy ? signIn(next, next.email, password) : T.of(undefined),
          ),
        )
}
