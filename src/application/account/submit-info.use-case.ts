import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import { ADULT_STATEMENT_VERSION } from '../../domain/account/adult-statement'
import { checkInfo, type CheckedInfo, type SuppliedInfo } from '../../domain/account/new-person'
import type { SupplyingInfo } from '../../domain/account/sign-in'
import { dayOf } from '../../domain/kernel/day'
import type { Clock } from '../kernel/clock.port'
import type { EnterByTicket } from './enter-by-ticket'
import type { FinishSignIn } from './finish-sign-in'
import type { EmailGateway, NewPerson, OtherGateway } from './sign-in-gateway.port'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly clock: Clock
  readonly enterByTicket: EnterByTicket
  readonly finish: FinishSignIn
  readonly gateway: Pick<EmailGateway, 'register'> & Pick<OtherGateway, 'addInfo'>
  readonly steps: SignInSteps
}

/** Supply info: checks what was typed and makes the account of an adult (ACCT-83..92, PLUS-16). */
export type SubmitInfo = (info: SuppliedInfo, adult: boolean) => T.Task<void>

export const makeSubmitInfo = ({ clock, enterByTicket, finish, gateway, steps }: Deps): SubmitInfo => {
  const register = (sent: SupplyingInfo, person: NewPerson): T.Task<void> => {
    const { by } = sent
    switch (by._tag) {
      case 'ByEmail':
        return T.asUnit(finish(sent, gateway.register(by.email, person)))
      case 'ByPhone':
        return enterByTicket(sent, { number: by.number, ticket: by.ticket, password: by.password, person })
      case 'BySocial':
        return T.asUnit(finish(sent, gateway.addInfo(by.cert, person)))
    }
  }
  const send =
    (person: CheckedInfo): T.Task<void> =>
    () => {
      const sent = steps.submit()
      return sent?._tag === 'SupplyingInfo'
        ? register(sent, { ...person, statement: ADULT_STATEMENT_VERSION })()
        : Promise.resolve()
    }
  return (info, adult) => () =>
    pipe(
      checkInfo(info, adult, dayOf(clock.now())),
      E.match((problem) => T.fromIO(() => steps.apply({ _tag: 'Failed', problem })), send),
    )()
}
