import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'

/** No push service answered within 10 s, none is configured, or the permission is gone. */
export type PushUnavailable = { readonly _tag: 'PushUnavailable'; readonly cause: unknown }

/** How pushes reach this browser (@rule GATE-31). Both tasks end within 20 s, whatever the push service does. */
export interface PushMessaging {
  /**
   * What the gateway needs to send here (row 89): the same text again while it holds, and another one once it has run out or
   * the gateway has another key. Only with permission.
   */
  readonly subscribe: TaskEither<PushUnavailable, string>
  /** Nothing arrives here any more. Harmless twice, and never rejects. */
  readonly unsubscribe: Task<void>
}
