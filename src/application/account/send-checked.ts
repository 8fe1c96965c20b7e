import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { countsAsSent } from '../../domain/account/code-meaning'
import type { SignIn, SignInProblem } from '../../domain/account/sign-in'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Captcha } from './captcha.port'
import { toProblem } from './sign-in-problem'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly captcha: Captcha
  readonly clock: Clock
  readonly steps: SignInSteps
}

/** Sends a code after the bot check and begins its wait; what counts as sent is sent (ACCT-67, ACCT-69). */
export type SendChecked = (
  sent: SignIn,
  send: (captcha: string) => TE.TaskEither<GatewayError, void>,
) => TE.TaskEither<SignInProblem, void>

export const makeSendChecked =
  ({ captcha, clock, steps }: Deps): SendChecked =>
  (sent, send) =>
    pipe(
      captcha.solve,
      TE.mapLeft((): SignInProblem => ({ _tag: 'CheckFailed' })),
      TE.flatMap((solution) =>
        pipe(
          send(solution),
          TE.mapLeft((error) => toProblem(error, clock.now())),
        ),
      ),
      TE.orElse((problem) => (countsAsSent(problem) ? TE.right(undefined) : TE.left(problem))),
      TE.tapIO(() => () => steps.answer(sent, { _tag: 'CodeSent', at: clock.now() })),
      TE.tapError((problem) => TE.fromIO(() => steps.answer(sent, { _tag: 'Failed', problem }))),
    )
