import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { Option } from 'fp-ts/Option'
import type { SuppliedInfo } from '../../domain/account/new-person'
import type { SessionEnd } from '../../domain/account/session-end'
import type { SignIn, SignInOrigin } from '../../domain/account/sign-in'
import type { Me } from '../../domain/kernel/person'
import type { RealtimeState } from '../kernel/realtime-state'

/** `Resuming` lasts from the start, or from another tab's sign-in, until the stored session has been read. */
export type SessionState =
  { readonly _tag: 'Resuming' } | { readonly _tag: 'Visitor' } | { readonly _tag: 'SignedIn'; readonly me: Me }

/** Why a session ended without the person's wish; shown until dismissed (ACCT-105..112). */
export type SessionNotice = {
  readonly _tag: SessionEnd
  /** A code of `errors.md`; 0 for a kick. */
  readonly code: number
  /** The gateway's own words, empty when it gave none. */
  readonly message: string
}

export interface AccountView {
  readonly session: SessionState
  readonly me: Option<Me>
  readonly signIn: SignIn
  readonly notice: Option<SessionNotice>
  readonly online: boolean
  readonly realtime: RealtimeState
}

/** Sign-in, session and own data. Every use case resolves; what went wrong is in the view. */
export interface AccountFeature {
  readonly view: AccountView
  readonly openSignIn: (origin: SignInOrigin) => void
  readonly closeSignIn: IO<void>
  readonly back: IO<void>
  readonly chooseEmail: IO<void>
  readonly submitEmail: (email: string) => Task<void>
  /** Six digits; submits itself (ACCT-23). */
  readonly submitCode: (code: string) => Task<void>
  /** The person says that the link was followed. */
  readonly checkConfirmed: Task<void>
  readonly resendCode: Task<void>
  readonly forgotPassword: Task<void>
  readonly submitPassword: (password: string) => Task<void>
  /** Checks what was typed first; `adult` is the signed statement. */
  readonly submitInfo: (info: SuppliedInfo, adult: boolean) => Task<void>
  /** Opens the confirmation of a mail's link (`login?mail=TOKEN`); nothing is confirmed yet. */
  readonly openLink: (token: string) => void
  readonly confirmLink: Task<void>
  readonly dismissNotice: IO<void>
  /** How many messages would be lost by signing out now (PLUS-15). */
  readonly unsent: Task<number>
  readonly signOut: Task<void>
  readonly refresh: Task<void>
}
