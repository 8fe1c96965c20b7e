import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { isWholeCode } from '../../domain/account/verification-code'
import type { VerifyingPhone } from '../../domain/account/sign-in'
import type { Clock } from '../kernel/clock.port'
import type { Ask } from './ask'
import type { EnterByTicket } from './enter-by-ticket'
import type { EmailGateway, PhoneGateway } from './sign-in-gateway.port'
import { toProblem } from './sign-in-problem'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly ask: Ask
  readonly clock: Clock
  readonly enterByTicket: EnterByTicket
  readonly gateway: Pick<EmailGateway, 'confirmCode'> & Pick<PhoneGateway, 'checkPhoneCode'>
  readonly steps: SignInSteps
}

/**
 * Confirms address or number by six digits; anything else is not sent (ACCT-22, ACCT-63, ACCT-64). A right code of a number
 * leads to step 3 or in; when only the way in failed it is not asked for again (ACCT-33..37).
 */
export type SubmitCode = (code: string) => T.Task<void>

export const makeSubmitCode = ({ ask, clock, enterByTicket, gateway, steps }: Deps): SubmitCode => {
  const enter = (sent: VerifyingPhone): T.Task<void> =>
    enterByTicket(sent, { number: sent.number, ticket: sent.ticket, password: null, person: null })
  const check = (sent: VerifyingPhone, code: string): T.Task<void> =>
    pipe(
      sent.ticket === '' ? gateway.checkPhoneCode(sent.number, code) : TE.right(sent.ticket),
      TE.match(
        (error) => steps.answer(sent, { _tag: 'Failed', problem: toProblem(error, clock.now()) }),
        (ticket) => steps.answer(sent, { _tag: 'CodeAccepted', ticket }),
      ),
      T.flatMap((next) => (next?._tag === 'VerifyingPhone' && next.busy ? enter(next) : T.of(undefined))),
    )
  const phone =
    (code: string): T.Task<void> =>
    () => {
      const sent = steps.submit()
      return sent?._tag === 'VerifyingPhone' ? check(sent, code)() : Promise.resolve()
    }
  const email = (code: string): T.Task<void> =>
    ask(
      () => gateway.confirmCode(code),
      () => ({ _tag: 'Confirmed' }),
    )
  return (code) => () => {
    const at = steps.now()
    if (!isWholeCode(code)) return Promise.resolve(steps.apply({ _tag: 'Failed', problem: { _tag: 'BadCode' } }))
    return (at._tag === 'VerifyingPhone' ? phone : email)(code)()
  }
}
