import type { Instant } from '../kernel/time'

/** What asked for the sign-in (@rule ACCT-16); `router` carries the path to open afterwards (@rule ACCT-17). */
export type SignInOrigin =
  | { readonly _tag: 'Button' }
  | { readonly _tag: 'Router'; readonly path: string }
  | { readonly _tag: 'Action'; readonly name: 'call' | 'chat' | 'friend' }

/** Why the address is verified: sign-up, an unverified account, or a forgotten password. */
export type Purpose = 'new' | 'existing' | 'forgot'

/** What is shown with the step: a code of `errors.md`, with the gateway's own text where there is one, or a local check. */
export type SignInProblem =
  | { readonly _tag: 'Code'; readonly code: number; readonly message: string; readonly until?: Instant }
  | { readonly _tag: 'BadEmail' | 'BadPassword' | 'BadCode' | 'Offline' | 'CheckFailed' | 'BadLink' | 'Generic' }
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

/** The login popup; the numbers of its steps are those of `account.md`. */
export type SignIn =
  | { readonly _tag: 'Closed' }
  | (Step & { readonly _tag: 'Choosing' })
  | (Step & { readonly _tag: 'EnteringEmail'; readonly email: string })
  | (Step & {
      readonly _tag: 'VerifyingEmail'
      readonly email: string
      readonly flow: string
      readonly purpose: Purpose
      readonly resendAt: Instant
    })
  | (Step & {
      readonly _tag: 'EnteringPassword'
      readonly email: string
      readonly flow: string
      readonly purpose: Purpose | 'signIn' | 'set'
    })
  | (Step & { readonly _tag: 'SupplyingInfo'; readonly email: string; readonly flow: string })
  /** A mail's link was opened: one press confirms; `done` when another browser began the flow. */
  | (Step & { readonly _tag: 'ConfirmingLink'; readonly token: string; readonly done: boolean })
