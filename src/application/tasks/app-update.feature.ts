import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'

export interface AppUpdateView {
  /** A newer build is there, and nobody has put it off in this page. */
  readonly offered: boolean
  /** The program starts without a network, with all that is loaded from now on (PLUS-18). */
  readonly kept: boolean
}

export interface AppUpdateFeature {
  readonly view: AppUpdateView
  /** Keeps the program, from 2 s on, and looks for newer builds each hour, until stopped. */
  readonly follow: () => IO<void>
  /** Loads the page anew with the newer build; nothing while it rings or a call is on, also if that begins meanwhile. */
  readonly update: Task<void>
  /** Not now: this page offers it no more. */
  readonly later: IO<void>
}
