import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import { ADULT_STATEMENT_VERSION } from '../../domain/account/adult-statement'
import { checkInfo, type CheckedInfo, type SuppliedInfo } from '../../domain/account/new-person'
import { dayOf } from '../../domain/kernel/day'
import type { Clock } from '../kernel/clock.port'
import type { AccountGateway } from './account-gateway.port'
import type { AccountModel } from './account.model'
import type { FinishSignIn } from './finish-sign-in'

interface Deps {
  readonly clock: Clock
  readonly finish: FinishSignIn
  readonly gateway: AccountGateway
  readonly model: AccountModel
}

/** Supply info: checks what was typed and makes the account of an adult (ACCT-83..92, PLUS-16). */
export type SubmitInfo = (info: SuppliedInfo, adult: boolean) => T.Task<void>

export const makeSubmitInfo = ({ clock, finish, gateway, model }: Deps): SubmitInfo => {
  const register =
    (person: CheckedInfo): T.Task<void> =>
    () => {
      const sent = model.submit()
      if (sent?._tag !== 'SupplyingInfo' || sent.by._tag !== 'ByEmail') return Promise.resolve()
      return finish(sent, gateway.register(sent.by.email, person, ADULT_STATEMENT_VERSION))()
    }
  return (info, adult) =>
    pipe(
      T.fromIO(() => checkInfo(info, adult, dayOf(clock.now()))),
      T.flatMap(E.match((problem) => T.fromIO(() => model.apply({ _tag: 'Failed', problem })), register)),
    )
}
