import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { LinkFlow, LinkProblem, LinkValue } from '../../domain/account/link-step'
import type { LinkRefused } from '../../domain/account/linking'
import { unchecked, type PhoneNumber, type TypedNumber } from '../../domain/account/phone-number'
import { checkFormEmail } from '../../domain/kernel/email'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Captcha } from './captcha.port'
import type { PhoneNumbers } from './phone-numbers.port'
import type { SecurityGateway } from './security-gateway.port'
import type { SecurityModel } from './security.model'
import { toProblem } from './sign-in-problem'

export interface LinkDeps {
  readonly captcha: Captcha
  readonly clock: Clock
  readonly gateway: SecurityGateway
  readonly load: T.Task<void>
  readonly model: SecurityModel
  readonly numbers: PhoneNumbers
}

export interface LinkIdentifier {
  readonly submitEmail: (typed: string) => T.Task<void>
  readonly submitPhone: (typed: TypedNumber) => T.Task<void>
  readonly resendCode: T.Task<void>
  readonly submitCode: (code: string) => T.Task<void>
}

type Told = GatewayError | LinkRefused

const isRefused = (told: Told): told is LinkRefused => told._tag === 'Same' || told._tag === 'Later'

const numberOf = ({ code, digits, shown }: PhoneNumber): LinkValue => ({ value: `+${code}${digits}`, shown })

/** Links an address or a number by a code that is sent to it (@rule ACCT-113 ACCT-114 ACCT-115 ACCT-116). */
export const makeLinkIdentifier = ({ captcha, clock, gateway, load, model, numbers }: LinkDeps): LinkIdentifier => {
  /** Marks the step as sent; null when something is on its way already. */
  const submit = (): LinkFlow | null => {
    if (model.linking._tag === 'Closed' || model.linking.busy) return null
    return model.apply({ _tag: 'Submitted' })
  }
  /** The answer to what was sent; when the person has gone elsewhere meanwhile nothing happens. */
  const fail = (sent: LinkFlow, problem: LinkProblem): void =>
    model.linking === sent ? void model.apply({ _tag: 'Failed', problem }) : undefined
  const problemOf = (told: Told): LinkProblem => (isRefused(told) ? told : toProblem(told, clock.now()))

  const sendCode = (sent: LinkFlow, to: LinkValue): T.Task<void> => {
    if (sent._tag === 'Closed') return T.of(undefined)
    if (model.identifiers[sent.kind]?.value === to.value) return T.fromIO(() => fail(sent, { _tag: 'Same' }))
    return pipe(
      captcha.solve,
      TE.mapLeft((): LinkProblem => ({ _tag: 'CheckFailed' })),
      TE.flatMap((solution) => pipe(gateway.sendLinkCode(sent.kind, to.value, solution), TE.mapLeft(problemOf))),
      TE.match(
        (problem) => fail(sent, problem),
        () => (model.linking === sent ? void model.apply({ _tag: 'CodeSent', to, at: clock.now() }) : undefined),
      ),
    )
  }
  const checked = (typed: TypedNumber): T.Task<O.Option<PhoneNumber>> =>
    pipe(
      numbers.check(typed),
      TE.getOrElse(() => T.of(O.some(unchecked(typed)))),
    )

  return {
    submitEmail: (typed) => () => {
      const sent = submit()
      if (sent === null) return Promise.resolve()
      const email = checkFormEmail(typed)
      if (E.isLeft(email)) return T.fromIO(() => fail(sent, { _tag: 'BadEmail' }))()
      const value = email.right.toLowerCase()
      return sendCode(sent, { value, shown: value })()
    },
    submitPhone: (typed) => () => {
      const sent = submit()
      if (sent === null) return Promise.resolve()
      return pipe(
        checked(typed),
        T.flatMap(
          O.match(
            () => T.fromIO(() => fail(sent, { _tag: 'BadNumber' })),
            (number) => sendCode(sent, numberOf(number)),
          ),
        ),
      )()
    },
    resendCode: () => {
      const before = model.linking
      const sent = model.apply({ _tag: 'ResendAsked', at: clock.now() })
      return sent === before || sent._tag !== 'Verifying' ? Promise.resolve() : sendCode(sent, sent)()
    },
    submitCode: (code) => () => {
      const sent = submit()
      if (sent?._tag !== 'Verifying') return Promise.resolve()
      return pipe(
        gateway.link(sent.kind, sent.value, code),
        TE.match(
          (told) => fail(sent, problemOf(told)),
          () => (model.linking === sent ? void model.apply({ _tag: 'Linked' }) : undefined),
        ),
        T.flatMap(() => load),
      )()
    },
  }
}
