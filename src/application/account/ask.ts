import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { OpenSignIn } from '../../domain/account/sign-in'
import type { SignInEvent } from '../../domain/account/sign-in-event'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import { toProblem } from './sign-in-problem'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly clock: Clock
  readonly steps: SignInSteps
}

/** Sends what the step asks for, unless something is on its way; success is `then`, a failure is shown with the step. */
export type Ask = <A>(
  send: (sent: OpenSignIn) => TE.TaskEither<GatewayError, A>,
  then: (answer: A) => SignInEvent,
) => T.Task<void>

export const makeAsk =
  ({ clock, steps }: Deps): Ask =>
  (send, then) =>
  () => {
    const sent = steps.submit()
    if (sent === null) return Promise.resolve()
    return pipe(
      send(sent),
      TE.match((error): SignInEvent => ({ _tag: 'Failed', problem: toProblem(error, clock.now()) }), then),
      T.map((event) => void steps.answer(sent, event)),
    )()
  }
