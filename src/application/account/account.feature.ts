import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { Option } from 'fp-ts/Option'
import type { Ban } from '../../domain/account/ban'
import type { SessionEnd } from '../../domain/account/session-end'
import type { SignIn, SignInOrigin } from '../../domain/account/sign-in'
import type { PlayWay } from '../../domain/kernel/play-way'
import type { Me } from '../../domain/kernel/person'
import type { Instant } from '../../domain/kernel/time'
import type { RealtimeState } from '../kernel/realtime-state'
import type { SignInWays } from './sign-in-ways'

/** `Resuming` lasts from the start, or from another tab's sign-in, until the stored session has been read. */
export type SessionState =
  { readonly _tag: 'Resuming' } | { readonly _tag: 'Visitor' } | { readonly _tag: 'SignedIn'; readonly me: Me }

/** Why a session ended without the person's wish (ACCT-105..112). */
export type SessionEnded = {
  readonly _tag: SessionEnd
  /** A code of `errors.md`; 0 for a kick. */
  readonly code: number
  /** The gateway's own words, empty when it gave none. */
  readonly message: string
  readonly ban?: Ban
}

/** What is told when a session has ended, until it is dismissed; `Leaving`: the account goes at `deleteAt` (PLUS-14). */
export type SessionNotice = SessionEnded | { readonly _tag: 'Leaving'; readonly deleteAt: Instant }

export interface AccountView {
  readonly session: SessionState
  readonly me: Option<Me>
  readonly signIn: SignIn
  readonly notice: Option<SessionNotice>
  /** Where the person seems to be, two letters; empty until it is known. */
  readonly country: string
  readonly online: boolean
  readonly realtime: RealtimeState
  /** Ways of playing that are open; null: not said yet (SHELL-5, SHELL-44). */
  readonly playWays: readonly PlayWay[] | null
  /** People who are here, as the gateway counts them; null: it has not said (PLUS-2). */
  readonly liveUsers: number | null
}

/** Sign-in, session and own data. Every use case resolves; what went wrong is in the view. */
export interface AccountFeature extends SignInWays {
  readonly view: AccountView
  /** The popup's steps are loaded when it is first opened; until then it shows step 0. */
  readonly openSignIn: (origin: SignInOrigin) => void
  readonly closeSignIn: IO<void>
  readonly dismissNotice: IO<void>
  /** How many messages would be lost by signing out now (PLUS-15). */
  readonly unsent: Task<number>
  readonly signOut: Task<void>
  readonly refresh: Task<void>
  readonly loadPlayWays: Task<void>
}
