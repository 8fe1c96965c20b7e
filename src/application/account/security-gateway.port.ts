import type { SessionKind } from '../../domain/account/departure'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { LinkKind } from '../../domain/account/link-step'
import type { LinkRefused } from '../../domain/account/linking'
import type { UserId } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'

/** What somebody signs in by. */
export interface Identifier {
  /** An address, or a number with its dial code after a plus. */
  readonly value: string
  readonly hasPassword: boolean
  /** It cannot be changed before; null: it can be now (ACCT-115). */
  readonly nextChange: Instant | null
}

/** Null: none is linked. */
export type Identifiers = Readonly<Record<LinkKind, Identifier | null>>

/** A password of the account, as it was typed. */
export interface OwnPassword {
  readonly kind: LinkKind
  readonly typed: string
}

/** A sign-in on a device. */
export interface SignedInDevice {
  readonly id: string
  readonly kind: SessionKind
  readonly name: string
  readonly createdAt: Instant
  readonly seenAt: Instant
  /** This very one. */
  readonly current: boolean
}

type Asked<A> = TaskEither<GatewayError, A>

/** What somebody signs in by and where, and the two ways to take everything along or away. */
export interface SecurityGateway {
  readonly identifiers: Asked<Identifiers>
  /** `own`: the one that stands for the account, where it has one (`provedBy`); a code that is sent anew in time wants none. */
  readonly sendLinkCode: (
    kind: LinkKind,
    value: string,
    captcha: string,
    own?: OwnPassword | null,
  ) => TaskEither<GatewayError | LinkRefused, void>
  readonly link: (kind: LinkKind, value: string, code: string) => TaskEither<GatewayError | LinkRefused, void>
  /** Ends the sessions on other devices, where it is not the first; `old` as `passwordFor` wants it. */
  readonly changePassword: (kind: LinkKind, value: string, old: OwnPassword | null, next: string) => Asked<void>
  readonly devices: Asked<readonly SignedInDevice[]>
  readonly endDevice: (id: string) => Asked<void>
  /** Everything that is held about the account, as one text (PLUS-14). */
  readonly everything: Asked<string>
  /** Begins the deletion; all sessions end (ACCT-117). Answers until when signing in keeps the account (PLUS-14). */
  readonly deleteAccount: (me: UserId) => Asked<Instant>
}
