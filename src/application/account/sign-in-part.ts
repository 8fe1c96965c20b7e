import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { SignInOrigin } from '../../domain/account/sign-in'
import type { Arrival } from './arrival'
import type { RememberedWay } from './remembered-way.port'
import type { SignInWays } from './sign-in-ways'

/** Everything about signing in that the first screen does without. */
export interface SignInPart extends SignInWays {
  /** Step 1, if the popup still waits for it. */
  readonly open: (origin: SignInOrigin) => void
  /** Goes on with the sign-in that the address brought; whether somebody is signed in by it. */
  readonly arrive: (arrival: Arrival) => Task<boolean>
  /** Tries the way of the last sign-in without a word to anybody; whether it led in (ACCT-82). */
  readonly enterRemembered: (way: RememberedWay) => Task<boolean>
  /** Follows what other tabs do to the popup, until stopped. */
  readonly begin: IO<IO<void>>
}
