import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'

export interface AppUpdateHearers {
  /** A newer build than that of this page is there; it may be told more than once. */
  readonly newer: IO<void>
  /** The program is kept from now on, whatever is loaded next included. */
  readonly kept: IO<void>
}

/** The program as this browser keeps it, for a start without a network. Nothing here fails: where nothing can be kept, nothing is heard. */
export interface AppUpdates {
  /** Begins to keep the program and listens, until stopped. */
  readonly follow: (hearers: AppUpdateHearers) => IO<void>
  /** Asks the deployment whether there is a newer build. */
  readonly look: Task<void>
  /** Puts the newer build in charge; resolves when it is, after 3 s at the latest. */
  readonly takeOver: Task<void>
  /** Loads the page anew. */
  readonly reload: IO<void>
}
