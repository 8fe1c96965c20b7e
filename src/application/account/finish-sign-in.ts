import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { SignInProblem } from '../../domain/account/sign-in'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { SignedIn } from './account-gateway.port'
import type { AccountModel, Sent } from './account.model'
import type { Enter } from './enter'
import { toProblem } from './sign-in-problem'

interface Deps {
  readonly clock: Clock
  readonly enter: Enter
  readonly model: AccountModel
}

/** Ends a flow: an accepted sign-in is entered, anything else is shown with the step that asked. */
export type FinishSignIn = (sent: Sent, asked: TE.TaskEither<GatewayError, SignedIn>) => Task<void>

export const makeFinishSignIn =
  ({ clock, enter, model }: Deps): FinishSignIn =>
  (sent, asked) =>
    pipe(
      asked,
      TE.mapLeft((error) => toProblem(error, clock.now())),
      TE.flatMap((signedIn) =>
        pipe(
          enter(signedIn),
          TE.mapLeft((): SignInProblem => ({ _tag: 'Generic' })),
        ),
      ),
      TE.match(
        (problem) => void model.answer(sent, { _tag: 'Failed', problem }),
        () => undefined,
      ),
    )
