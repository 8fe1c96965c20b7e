import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isProvider, type Provider } from '../../domain/account/provider'
import { loading, type Loading, type SignInProblem } from '../../domain/account/sign-in'
import { toUserId } from '../../domain/kernel/ids'
import type { AccountModel } from './account.model'
import type { Arrival } from './arrival'
import type { FinishSignIn } from './finish-sign-in'
import type { Goals } from './goals'
import type { Passage } from './passage'
import type { Entry, OtherGateway } from './sign-in-gateway.port'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly finish: FinishSignIn
  readonly gateway: Pick<OtherGateway, 'socialSignIn' | 'enterByCert'>
  readonly goals: Pick<Goals, 'kept'>
  readonly model: AccountModel
  /** What was kept before the page was left for a provider. */
  readonly passage: () => O.Option<Passage>
  readonly steps: SignInSteps
}

/** Goes on with what the address brought: the return from a provider, or `userId` with `cert` (ACCT-73, ACCT-76..81). */
export type Arrive = (arrival: Arrival) => T.Task<boolean>

export const makeArrive = ({ finish, gateway, goals, model, passage, steps }: Deps): Arrive => {
  const entered = (sent: Loading, entry: Entry): T.Task<boolean> =>
    pipe(
      finish(sent, entry),
      TE.match(
        () => false,
        () => true,
      ),
    )
  const failed =
    (sent: Loading, problem: SignInProblem): T.Task<boolean> =>
    () => {
      steps.answer(sent, { _tag: 'Failed', problem })
      return Promise.resolve(false)
    }
  const returned = (provider: Provider, { error, token_key: token = '' }: Arrival): T.Task<boolean> => {
    const path = goals.kept(
      pipe(
        passage(),
        O.map(({ goal }) => goal),
      ),
    )
    const sent = loading({ _tag: 'Router', path }, provider)
    model.show(sent)
    if (error === 'cancelled') return failed(sent, { _tag: 'SocialCancelled', provider })
    if (token === '') return failed(sent, { _tag: 'SocialFailed', provider })
    return entered(sent, gateway.socialSignIn(provider, token))
  }
  return (arrival) => () => {
    const { signIn } = model
    if (signIn._tag !== 'Loading') return Promise.resolve(false)
    const { cert = '', social = '', userId = '' } = arrival
    if (isProvider(social)) return returned(social, arrival)()
    const user = toUserId(Number(userId))
    if (O.isSome(user) && cert !== '') return entered(signIn, gateway.enterByCert(user.value, cert))()
    return failed(signIn, { _tag: 'Generic' })()
  }
}
