import type { Ban } from './ban'
import type { UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'
import type { PhoneNumber } from './phone-number'
import type { Channel, CodePurpose, NumberPurpose, PhoneStanding } from './phone-standing'
import type { Provider } from './provider'

/** What asked for the sign-in (@rule ACCT-16); `router` carries the path to open afterwards (@rule ACCT-17). */
export type SignInOrigin =
  | { readonly _tag: 'Button' }
  | { readonly _tag: 'Router'; readonly path: string }
  | { readonly _tag: 'Action'; readonly name: 'call' | 'chat' | 'friend' }

/** Why the address is verified: sign-up, an unverified account, or a forgotten password. */
export type Purpose = 'new' | 'existing' | 'forgot'

/** What is shown with the step: a code of `errors.md`, with the gateway's own text where there is one, or a local check. */
export type SignInProblem =
  | {
      readonly _tag: 'Code'
      readonly code: number
      readonly message: string
      readonly until?: Instant
      readonly ban?: Ban
    }
  | { readonly _tag: 'BadEmail' | 'BadPassword' | 'BadCode' | 'Offline' | 'CheckFailed' | 'BadLink' | 'Generic' }
  /** `PhoneDisabled`: this number can neither sign in nor up (ACCT-31). */
  | { readonly _tag: 'BadNumber' | 'PhoneDisabled' }
  /** A sign-in from outside the popup did not reach the gateway (ACCT-75). */
  | { readonly _tag: 'LoginUnreached' }
  /** The provider gave nothing to sign in with (ACCT-76), or the person gave up there. */
  | { readonly _tag: 'SocialFailed' | 'SocialCancelled'; readonly provider: Provider }
  | {
      readonly _tag:
        | 'NameMissing'
        | 'NameTooLong'
        | 'NameForbidden'
        | 'BirthdayMissing'
        | 'BirthdayImpossible'
        | 'TooYoung'
        | 'GenderMissing'
        | 'StatementMissing'
    }

interface Step {
  readonly origin: SignInOrigin
  readonly busy: boolean
  readonly problem: SignInProblem | null
}

/** Step 0: the popup itself, or a sign-in from outside it, is on its way; `provider` when it comes from there. */
export type Loading = Step & { readonly _tag: 'Loading'; readonly provider: Provider | null }

/** Step 1; `leaving` while the browser goes to that provider. */
export type Choosing = Step & { readonly _tag: 'Choosing'; readonly leaving: Provider | null }

/** Step 2; `number` is what was asked for last. */
export type EnteringPhone = Step & {
  readonly _tag: 'EnteringPhone'
  readonly number: PhoneNumber | null
  readonly purpose: NumberPurpose
}

/** Step 3; `ticket` is that of the right code, empty where none was asked for. */
export type EnteringPhonePassword = Step & {
  readonly _tag: 'EnteringPhonePassword'
  readonly number: PhoneNumber
  readonly standing: PhoneStanding
  readonly purpose: 'signIn' | 'new' | 'set' | 'reset'
  readonly skippable: boolean
  readonly ticket: string
}

/** Step 4; `ticket` once the code was right, empty before. */
export type VerifyingPhone = Step & {
  readonly _tag: 'VerifyingPhone'
  readonly number: PhoneNumber
  readonly standing: PhoneStanding
  readonly purpose: CodePurpose
  readonly channel: Channel
  readonly channels: readonly Channel[]
  readonly resendAt: Instant
  readonly ticket: string
}

/** Step 5. */
export type EnteringEmail = Step & { readonly _tag: 'EnteringEmail'; readonly email: string }

/** Step 6. */
export type VerifyingEmail = Step & {
  readonly _tag: 'VerifyingEmail'
  readonly email: string
  readonly flow: string
  readonly purpose: Purpose
  readonly resendAt: Instant
}

/** Step 7. */
export type EnteringPassword = Step & {
  readonly _tag: 'EnteringPassword'
  readonly email: string
  readonly flow: string
  readonly purpose: Purpose | 'signIn' | 'set'
}

/** Who is to be made: what the gateway wants together with the personal data, and where back leads. */
export type Newcomer =
  | { readonly _tag: 'ByEmail'; readonly email: string; readonly before: EnteringPassword }
  | {
      readonly _tag: 'ByPhone'
      readonly number: PhoneNumber
      readonly ticket: string
      /** Null when it was skipped, or never asked for. */
      readonly password: string | null
      readonly before: EnteringPhonePassword | VerifyingPhone
    }
  | {
      readonly _tag: 'BySocial'
      readonly provider: Provider | null
      readonly cert: string
      /** A first proposal. */
      readonly name: string
      readonly before: Choosing
    }

export type SupplyingInfo = Step & { readonly _tag: 'SupplyingInfo'; readonly by: Newcomer }

/** A mail's link was opened: one press confirms; `done` when another browser began the flow. */
export type ConfirmingLink = Step & {
  readonly _tag: 'ConfirmingLink'
  readonly token: string
  readonly done: boolean
}

/** The account is to be deleted at `deleteAt`; one press keeps it and signs in (@rule PLUS-14). */
export type KeepingAccount = Step & {
  readonly _tag: 'KeepingAccount'
  readonly user: UserId
  readonly cert: string
  readonly deleteAt: Instant
}

export type OpenSignIn =
  | Loading
  | Choosing
  | EnteringPhone
  | EnteringPhonePassword
  | VerifyingPhone
  | EnteringEmail
  | VerifyingEmail
  | EnteringPassword
  | SupplyingInfo
  | ConfirmingLink
  | KeepingAccount

/** The login popup; the numbers of its steps are those of `account.md`. */
export type SignIn = { readonly _tag: 'Closed' } | OpenSignIn

export const closed: SignIn = { _tag: 'Closed' }

/** What a step is as long as nothing happened to it. */
export const calm = { busy: false, problem: null } as const

export const loading = (origin: SignInOrigin, provider: Provider | null = null): Loading => ({
  _tag: 'Loading',
  origin,
  provider,
  busy: true,
  problem: null,
})

export const choosing = (origin: SignInOrigin, problem: SignInProblem | null = null): Choosing => ({
  _tag: 'Choosing',
  origin,
  leaving: null,
  busy: false,
  problem,
})
