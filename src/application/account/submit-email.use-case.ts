import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { checkEmail } from '../../domain/kernel/email'
import type { Clock } from '../kernel/clock.port'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { SendCode } from './send-code'
import { toProblem } from './sign-in-problem'

interface Deps {
  readonly clock: Clock
  readonly gateway: AccountGateway
  readonly model: AccountModel
  readonly sendCode: SendCode
}

/** Asks how the address stands and goes where that leads; a bad address is told without a call (ACCT-53, ACCT-58..62). */
export type SubmitEmail = (typed: string) => T.Task<void>

export const makeSubmitEmail = ({ clock, gateway, model, sendCode }: Deps): SubmitEmail => {
  const ask = (email: string): T.Task<void> => {
    const sent = model.submit({ _tag: 'EmailSubmitted', email })
    if (sent === null) return T.of(undefined)
    return pipe(
      gateway.standing(email),
      TE.match(
        (error) => model.answer(sent, { _tag: 'Failed', problem: toProblem(error, clock.now()) }),
        ({ status, flow }) => model.answer(sent, { _tag: 'StandingKnown', status, flow }),
      ),
      T.flatMap((next) => (next?._tag === 'VerifyingEmail' ? sendCode(next) : T.of(undefined))),
    )
  }
  return (typed) =>
    pipe(
      checkEmail(typed),
      E.match(
        (problem) => T.fromIO(() => model.apply({ _tag: 'Failed', problem })),
        (email) => T.flatten(T.fromIO(() => ask(email))),
      ),
    )
}
