import type { TaskEither } from 'fp-ts/TaskEither'
import type { PhoneNumber } from '../../domain/account/phone-number'
import type { Channel, PhoneStanding } from '../../domain/account/phone-standing'
import type { Provider } from '../../domain/account/provider'
import type { UserId } from '../../domain/kernel/ids'
import type { Gender, Me } from '../../domain/kernel/person'
import type { Instant } from '../../domain/kernel/time'
import type { GatewayError } from '../kernel/gateway-error'
import type { RememberedWay } from './remembered-way.port'

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
  /** Version of the adult statement that the person signed (PLUS-16). */
  readonly statement: string
}

/** Whoever wants in is new and has to say who they are; `cert` stands for them, `name` is a proposal (10042). */
export type InfoWanted = { readonly _tag: 'InfoWanted'; readonly cert: string; readonly name: string }

/** The account is to be deleted at `deleteAt`; `cert` keeps it (10032). */
export type DeletionGrace = {
  readonly _tag: 'DeletionGrace'
  readonly user: UserId
  readonly cert: string
  readonly deleteAt: Instant
}

export type EntryError = GatewayError | InfoWanted | DeletionGrace

type Asked<A> = TaskEither<GatewayError, A>
export type Entry = TaskEither<EntryError, SignedIn>

/** How an address stands: 0 new, 1 to be verified, 4 has a password, 5 password to be set (ACCT-58..62). */
export interface EmailStanding {
  readonly status: number
  /** An opaque id of this flow, no account's. */
  readonly flow: string
}

export interface EmailGateway {
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
  readonly register: (email: string, person: NewPerson) => Entry
  readonly signIn: (email: string, password: string) => Entry
}

export interface PhoneGateway {
  readonly phoneStanding: (number: PhoneNumber) => Asked<PhoneStanding>
  readonly sendPhoneCode: (number: PhoneNumber, channel: Channel, captcha: string) => Asked<void>
  /** Gives a one-use ticket for `enterByTicket` or `resetPhonePassword`. */
  readonly checkPhoneCode: (number: PhoneNumber, code: string) => Asked<string>
  readonly phoneSignIn: (number: PhoneNumber, password: string) => Entry
  /** `person` is null for somebody who has an account, or who was not asked yet. */
  readonly enterByTicket: (ticket: string, person: NewPerson | null) => Entry
  readonly resetPhonePassword: (number: PhoneNumber, password: string, ticket: string) => Asked<void>
  /** In the session that `signedIn` brought. */
  readonly storePhonePassword: (signedIn: SignedIn, number: PhoneNumber, password: string) => Asked<void>
}

/** Where the person is, by the address of the request. */
export interface Country {
  readonly id: number
  /** Two letters. */
  readonly code: string
  readonly ip: string
}

/** Ways in that need no typing, and what they all need. */
export interface OtherGateway {
  /** By what a provider's page sent back. */
  readonly socialSignIn: (provider: Provider, token: string) => Entry
  readonly addInfo: (cert: string, person: NewPerson) => Entry
  /** By an address, or to keep an account. */
  readonly enterByCert: (user: UserId, cert: string) => Entry
  /** By the cookie that no script sees. */
  readonly enterRemembered: (way: RememberedWay) => Entry
  readonly country: Asked<Country>
  /** How many people are here now (PLUS-2). */
  readonly onlineCount: Asked<number>
}

/** Every way in, as the gateway sees it. */
export type SignInGateway = EmailGateway & PhoneGateway & OtherGateway
