import { pipe } from 'fp-ts/function'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { countsAsSent } from '../../domain/account/code-meaning'
import type { SignIn, SignInProblem } from '../../domain/account/sign-in'
import type { Clock } from '../kernel/clock.port'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { Captcha } from './captcha.port'
import { toProblem } from './sign-in-problem'

interface Deps {
  readonly captcha: Captcha
  readonly clock: Clock
  readonly gateway: AccountGateway
  readonly model: AccountModel
}

type Verifying = Extract<SignIn, { readonly _tag: 'VerifyingEmail' }>

/** Sends the mail that step 6 waits for, after the bot check, and begins the wait (ACCT-64, ACCT-67, ACCT-69). */
export type SendCode = (sent: Verifying) => Task<void>

export const makeSendCode =
  ({ captcha, clock, gateway, model }: Deps): SendCode =>
  (sent) =>
    pipe(
      captcha.solve,
      TE.mapLeft((): SignInProblem => ({ _tag: 'CheckFailed' })),
      TE.flatMap((solution) =>
        pipe(
          gateway.sendCode(sent.purpose, sent.email, sent.flow, solution),
          TE.mapLeft((error) => toProblem(error, clock.now())),
        ),
      ),
      TE.orElse((problem) => (countsAsSent(problem) ? TE.right(undefined) : TE.left(problem))),
      TE.match(
        (problem) => void model.answer(sent, { _tag: 'Failed', problem }),
        () => void model.answer(sent, { _tag: 'CodeSent', at: clock.now() }),
      ),
    )
