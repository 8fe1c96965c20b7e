import * as T from 'fp-ts/Task'
import type { FinishSignIn } from './finish-sign-in'
import type { OtherGateway } from './sign-in-gateway.port'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly finish: FinishSignIn
  readonly gateway: Pick<OtherGateway, 'enterByCert'>
  readonly steps: SignInSteps
}

/** One press keeps an account that is to be deleted, and signs in (PLUS-14). */
export type KeepAccount = T.Task<void>

export const makeKeepAccount =
  ({ finish, gateway, steps }: Deps): KeepAccount =>
  () => {
    const sent = steps.submit()
    return sent?._tag === 'KeepingAccount'
      ? T.asUnit(finish(sent, gateway.enterByCert(sent.user, sent.cert)))()
      : Promise.resolve()
  }
