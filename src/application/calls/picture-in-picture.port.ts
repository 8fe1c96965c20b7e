import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'

/** The platform opened no window: there is no picture yet, nobody pressed anything, or a policy forbids it. */
export interface WindowRefused {
  readonly _tag: 'WindowRefused'
}

/** A small window of the platform that stays above all others and goes on showing the call (@rule PLUS-25). */
export interface PictureInPicture {
  /** This platform has such windows for a page to open. */
  readonly available: boolean
  /** Shows there what an element of the screen shows; only in answer to a press. */
  readonly open: (element: unknown) => TaskEither<WindowRefused, void>
  /** Does nothing when no window is open. */
  readonly close: Task<void>
  /** A window is open now (@rule CALL-49). */
  readonly isOpen: IO<boolean>
  /** Also tells of windows that the person closes. */
  readonly onChange: (run: (open: boolean) => void) => IO<void>
}
