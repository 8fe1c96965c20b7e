import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { LinkFlow, LinkKind } from '../../domain/account/link-step'
import type { TypedNumber } from '../../domain/account/phone-number'
import type { BadPassword } from '../../domain/kernel/password'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'
import type { Identifiers, SignedInDevice } from './security-gateway.port'

export interface SecurityView {
  readonly listing: Loading
  readonly identifiers: Identifiers
  readonly devices: readonly SignedInDevice[]
  readonly linking: LinkFlow
  /** Whose password linking and changing want; null: the account has none. */
  readonly asksPassword: LinkKind | null
  /** Whose password `changePassword` wants for the one of a kind; null: none, it is the account's first. */
  readonly passwordFor: Readonly<Record<LinkKind, LinkKind | null>>
}

export type PasswordProblem = BadPassword | GatewayError

/** What somebody signs in by and where, and the two ways to take everything along or away. */
export interface SecurityFeature {
  readonly view: SecurityView
  readonly load: Task<void>
  readonly startLinking: (kind: LinkKind) => void
  readonly stopLinking: IO<void>
  readonly backFromCode: IO<void>
  /** Checks the value and sends its code (ACCT-114, ACCT-116); `password`: as `view.asksPassword` says. */
  readonly submitEmail: (typed: string, password?: string) => Task<void>
  readonly submitPhone: (typed: TypedNumber, password?: string) => Task<void>
  readonly resendCode: Task<void>
  readonly submitCode: (code: string) => Task<void>
  /** Other devices are signed out by it, where it is not the first; `old`: as `view.passwordFor` says. */
  readonly changePassword: (kind: LinkKind, old: string, next: string) => TaskEither<PasswordProblem, void>
  readonly endDevice: (id: string) => TaskEither<GatewayError, void>
  /** Saves a file with everything that is held about the account (PLUS-14). */
  readonly takeData: TaskEither<GatewayError, void>
  /** Begins the deletion and takes the person out of this browser; a notice tells the date (ACCT-118, PLUS-14). */
  readonly deleteAccount: TaskEither<GatewayError, void>
}
