import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Gender, Me } from '../../domain/kernel/person'
import type { GatewayError } from '../kernel/gateway-error'

/** How an address stands: 0 new, 1 to be verified, 4 has a password, 5 password to be set (ACCT-58..62). */
export interface EmailStanding {
  readonly status: number
  /** An opaque id of this flow, no account's. */
  readonly flow: string
}

/** What a sign-in brings; the twin cookie has been set by the reply itself. */
export interface SignedIn {
  readonly id: UserId
  readonly token: string
  /** Base64; goes into the key store and is forgotten. */
  readonly signSecret: string
  readonly me: Me
  /** Made by this sign-in (PROF-7). */
  readonly registered: boolean
}

export interface NewPerson {
  readonly name: string
  readonly gender: Gender
  /** YYYY-MM-DD. */
  readonly birthday: string
}

type Asked<A> = TaskEither<GatewayError, A>

/** Sign-in by e-mail, the session and the own data, as the gateway sees them. */
export interface AccountGateway {
  readonly standing: (email: string) => Asked<EmailStanding>
  readonly sendCode: (kind: 'new' | 'existing' | 'forgot', email: string, flow: string, captcha: string) => Asked<void>
  /** By the six digits of the mail. */
  readonly confirmCode: (code: string) => Asked<void>
  /** By the token of the mail's link; `here` tells whether this browser began the flow. */
  readonly confirmLink: (token: string) => Asked<{ readonly email: string; readonly here: boolean }>
  /** Fails with 60005 while the mail is not confirmed. */
  readonly confirmed: (email: string, flow: string) => Asked<void>
  readonly setPassword: (email: string, password: string, flow: string) => Asked<void>
  readonly resetPassword: (email: string, password: string, flow: string) => Asked<void>
  /** `statement` is the version of the adult statement that the person signed (PLUS-16). */
  readonly register: (email: string, person: NewPerson, statement: string) => Asked<SignedIn>
  readonly signIn: (email: string, password: string) => Asked<SignedIn>
  /**
   * Takes the proof of the session of now along, in memory: the call that it answers with ends that session, also after
   * the stores were cleared, and may be repeated (ACCT-103).
   */
  readonly farewell: Task<Asked<void>>
  readonly me: (id: UserId) => Asked<Me>
  readonly balance: Asked<number>
  /** Starts the beat, then beats (GATE-26, GATE-27). */
  readonly startBeat: (busy: boolean) => Asked<void>
  readonly beat: (busy: boolean) => Asked<void>
  readonly realtimeToken: Asked<string>
  readonly onSessionOver: (run: (code: number, message: string, transport: 'http' | 'body') => void) => () => void
}
