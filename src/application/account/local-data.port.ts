import type { Task } from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'

/** All that this browser holds of a person (PLUS-15). */
export interface LocalData {
  readonly unsent: (user: UserId) => Task<number>
  /** Leaves no message, token or picture; with `keepUnsent` the outbox stays for the same person's next sign-in. */
  readonly wipe: (user: UserId, keepUnsent: boolean) => Task<void>
}
