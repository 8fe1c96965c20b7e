import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { LinkEvent, LinkFlow, LinkValue } from '../../domain/account/link-step'
import type { LinkRefused } from '../../domain/account/linking'
import { unchecked, type PhoneNumber, type TypedNumber } from '../../domain/account/phone-number'
import { checkFormEmail } from '../../domain/kernel/email'
import type { Clock } from '../kernel/clock.port'
import type { GatewayError } from '../kernel/gateway-error'
import type { Captcha } from './captcha.port'
import type { PhoneNumbers } from './phone-numbers.port'
import type { OwnPassword, SecurityGateway } from './security-gateway.port'
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
  readonly submitEmail: (typed: string, password?: string) => T.Task<void>
  readonly submitPhone: (typed: TypedNumber, password?: string) => T.Task<void>
  readonly resendCode: T.Task<void>
  readonly submitCode: (code: string) => T.Task<void>
}

type Told = GatewayError | LinkRefused
type OpenFlow = Exclude<LinkFlow, { readonly _tag: 'Closed' }>

const isRefused = (told: Told): told is LinkRefused => told._tag === 'Same' || told._tag === 'Later'

const numberOf = ({ code, digits, shown }: PhoneNumber): LinkValue => ({ value: `+${code}${digits}`, shown })

/** What the steps of linking share. */
interface Steps {
  /** Marks the step as sent; null when something is on its way already. */
  readonly submit: () => OpenFlow | null
  /** The answer to what was sent; when the person has gone elsewhere meanwhile nothing happens. */
  readonly answer: (sent: LinkFlow, event: LinkEvent) => void
  readonly fail: (sent: LinkFlow, told: Told) => void
}

const makeSteps = ({ clock, model }: LinkDeps): Steps => {
  const answer: Steps['answer'] = (sent, event) => (model.linking === sent ? void model.apply(event) : undefined)
  return {
    submit: () => {
      if (model.linking._tag === 'Closed' || model.linking.busy) return null
      const sent = model.apply({ _tag: 'Submitted' })
      return sent._tag === 'Closed' ? null : sent
    },
    answer,
    fail: (sent, told) =>
      answer(sent, { _tag: 'Failed', problem: isRefused(told) ? told : toProblem(told, clock.now()) }),
  }
}

type SendCode = (sent: OpenFlow, to: LinkValue, own: OwnPassword | null) => T.Task<void>

/** Sends the code after the bot check; the value that is linked already needs no call (@rule ACCT-114). */
const makeSendCode =
  ({ captcha, clock, gateway, model }: LinkDeps, { answer, fail }: Steps): SendCode =>
  (sent, to, own) => {
    if (model.identifiers[sent.kind]?.value === to.value) return T.fromIO(() => fail(sent, { _tag: 'Same' }))
    return pipe(
      captcha.solve,
      TE.matchE(
        () => T.fromIO(() => answer(sent, { _tag: 'Failed', problem: { _tag: 'CheckFailed' } })),
        (solution) =>
          pipe(
            gateway.sendLinkCode(sent.kind, to.value, solution, own),
            TE.match(
              (told) => fail(sent, told),
              () => answer(sent, { _tag: 'CodeSent', to, at: clock.now() }),
            ),
          ),
      ),
    )
  }

type Submit = Pick<LinkIdentifier, 'submitEmail' | 'submitPhone'>

const ownPassword = ({ model: { asksPassword } }: LinkDeps, typed: string): OwnPassword | null =>
  asksPassword === null ? null : { kind: asksPassword, typed }

/** Checks the value before anything is sent (@rule ACCT-19 ACCT-55). */
const makeSubmit = (deps: LinkDeps, { answer, submit }: Steps, sendCode: SendCode): Submit => ({
  submitEmail: (typed, password = '') =>
    T.flatten(async () => {
      const sent = submit()
      if (sent === null) return T.of(undefined)
      const email = checkFormEmail(typed)
      if (E.isLeft(email)) return T.fromIO(() => answer(sent, { _tag: 'Failed', problem: email.left }))
      const value = email.right.toLowerCase()
      return sendCode(sent, { value, shown: value }, ownPassword(deps, password))
    }),
  submitPhone: (typed, password = '') =>
    T.flatten(async () => {
      const sent = submit()
      if (sent === null) return T.of(undefined)
      return pipe(
        deps.numbers.check(typed),
        TE.getOrElse(() => T.of(O.some(unchecked(typed)))),
        T.flatMap(
          O.match(
            () => T.fromIO(() => answer(sent, { _tag: 'Failed', problem: { _tag: 'BadNumber' } })),
            (number) => sendCode(sent, numberOf(number), ownPassword(deps, password)),
          ),
        ),
      )
    }),
})

/** Links an address or a number by a code that is sent to it (@rule ACCT-113 ACCT-114 ACCT-115 ACCT-116). */
export const makeLinkIdentifier = (deps: LinkDeps): LinkIdentifier => {
  const { clock, gateway, load, model } = deps
  const steps = makeSteps(deps)
  const sendCode = makeSendCode(deps, steps)
  return {
    ...makeSubmit(deps, steps, sendCode),
    resendCode: T.flatten(async () => {
      const before = model.linking
      const sent = model.apply({ _tag: 'ResendAsked', at: clock.now() })
      return sent === before || sent._tag !== 'Verifying' ? T.of(undefined) : sendCode(sent, sent, null)
    }),
    submitCode: (code) =>
      T.flatten(async () => {
        const sent = steps.submit()
        if (sent?._tag !== 'Verifying') return T.of(undefined)
        return pipe(
          gateway.link(sent.kind, sent.value, code),
          TE.match(
            (told) => steps.fail(sent, told),
            () => steps.answer(sent, { _tag: 'Linked' }),
          ),
          T.flatMap(() => load),
        )
      }),
  }
}
