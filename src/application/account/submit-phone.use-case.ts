import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { unchecked, type PhoneNumber, type TypedNumber } from '../../domain/account/phone-number'
import type { OpenSignIn, SignInProblem } from '../../domain/account/sign-in'
import type { Instant } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { CodeTimes } from './code-times'
import type { PhoneNumbers } from './phone-numbers.port'
import type { SendCode } from './send-code'
import type { PhoneGateway } from './sign-in-gateway.port'
import { toProblem } from './sign-in-problem'
import type { SignInSteps } from './sign-in-steps'

interface Deps {
  readonly clock: Clock
  readonly gateway: Pick<PhoneGateway, 'phoneStanding'>
  readonly numbers: PhoneNumbers
  readonly sendCode: SendCode
  readonly steps: SignInSteps
  readonly times: CodeTimes
}

const NO_NUMBER = 400

/** The gateway knows numbers too. */
const problemOf = (error: GatewayError, now: Instant): SignInProblem =>
  error._tag === 'Refusal' && error.code === NO_NUMBER ? { _tag: 'BadNumber' } : toProblem(error, now)

/**
 * Step 2: asks how the number stands and goes where that leads, sending a code where one is needed and none is on its way.
 * A bad number is told without a call; where nobody knows the numbers, any passes (ACCT-19, ACCT-20, ACCT-26..31).
 */
export type SubmitPhone = (typed: TypedNumber) => T.Task<void>

export const makeSubmitPhone = ({ clock, gateway, numbers, sendCode, steps, times }: Deps): SubmitPhone => {
  const checked = (typed: TypedNumber): T.Task<O.Option<PhoneNumber>> =>
    pipe(
      numbers.check(typed),
      TE.getOrElse(() => T.of(O.some(unchecked(typed)))),
    )
  const ask = (sent: OpenSignIn, number: PhoneNumber): T.Task<void> => {
    const asked = steps.answer(sent, { _tag: 'NumberSubmitted', number })
    if (asked === null) return T.of(undefined)
    return pipe(
      gateway.phoneStanding(number),
      TE.match(
        (error) => steps.answer(asked, { _tag: 'Failed', problem: problemOf(error, clock.now()) }),
        (standing) =>
          steps.answer(asked, { _tag: 'NumberKnown', standing, resendAt: times.resendAt(number), at: clock.now() }),
      ),
      T.flatMap((next) => (next?._tag === 'VerifyingPhone' && next.busy ? sendCode(next) : T.of(undefined))),
    )
  }
  return (typed) => () => {
    const sent = typed.digits === '' ? null : steps.submit()
    if (sent === null) return Promise.resolve()
    return pipe(
      checked(typed),
      T.flatMap(
        O.match(
          () => T.fromIO(() => void steps.answer(sent, { _tag: 'Failed', problem: { _tag: 'BadNumber' } })),
          (number) => ask(sent, number),
        ),
      ),
    )()
  }
}
