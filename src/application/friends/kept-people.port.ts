import type { Task } from 'fp-ts/Task'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'

/** Whom somebody knows, kept in this browser for a start without a network (PLUS-18). Failing is harmless: then nobody is kept. */
export interface KeptPeople {
  readonly read: (me: UserId) => Task<readonly Acquaintance[]>
  /** In the place of those kept before. */
  readonly keep: (me: UserId, people: readonly Acquaintance[]) => Task<void>
}
