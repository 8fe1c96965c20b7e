import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { SignIn } from '../../domain/account/sign-in'
import { checkPassword } from '../../domain/kernel/password'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { AccountGateway, SignedIn } from './account-gateway.port'
import type { AccountModel, Sent } from './account.model'
import type { FinishSignIn } from './finish-sign-in'
import { toProblem } from './sign-in-problem'

interface Deps {
  readonly clock: Clock
  readonly finish: FinishSignIn
  readonly gateway: AccountGateway
  readonly model: AccountModel
}

type Entering = Extract<SignIn, { readonly _tag: 'EnteringPassword' }>

const storing = (gateway: AccountGateway, { purpose, email, flow }: Entering, password: string) => {
  switch (purpose) {
    case 'signIn':
      return TE.right<GatewayError, void>(undefined)
    case 'forgot':
      return gateway.resetPassword(email, password, flow)
    case 'new':
    case 'existing':
    case 'set':
      return gateway.setPassword(email, password, flow)
  }
}

/** Step 7: stores the password where the flow wants it, then signs in, or asks a new person for their data (ACCT-65). */
export type SubmitPassword = (typed: string) => T.Task<void>

export const makeSubmitPassword = ({ clock, finish, gateway, model }: Deps): SubmitPassword => {
  const store = (sent: Entering, password: string): T.Task<void> =>
    pipe(
      storing(gateway, sent, password),
      TE.match(
        (error) => void model.answer(sent, { _tag: 'Failed', problem: toProblem(error, clock.now()) }),
        () => void model.answer(sent, { _tag: 'PasswordStored' }),
      ),
    )
  const signIn = (sent: Entering, password: string): T.Task<void> =>
    finish(
      sent,
      pipe(
        storing(gateway, sent, password),
        TE.flatMap((): TE.TaskEither<GatewayError, SignedIn> => gateway.signIn(sent.email, password)),
      ),
    )
  const send =
    (password: string): T.Task<void> =>
    () => {
      const sent: Sent | null = model.submit()
      if (sent?._tag !== 'EnteringPassword') return Promise.resolve()
      return (sent.purpose === 'new' ? store : signIn)(sent, password)()
    }
  return (typed) =>
    pipe(
      checkPassword('email', typed),
      E.match((problem) => T.fromIO(() => model.apply({ _tag: 'Failed', problem })), send),
    )
}
