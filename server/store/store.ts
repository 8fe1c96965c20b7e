import type { Either } from 'fp-ts/Either'
import type { Tx } from './database'

export interface Work {
  readonly db: Tx
  /** Runs once the unit is durable, and not at all when it is rolled back: wake-ups, mails, logs. */
  readonly after: (run: () => void) => void
}

/** Where everything that must last is kept. Rejections are defects of the machine (disk, connection), never answers. */
export interface Store {
  /**
   * Runs a unit of work: all or nothing, resolved only when it is durable. Left rolls it back. A unit may be run
   * again after a conflict and shares its time with others, so it touches and awaits nothing but `work.db`; it never starts another.
   */
  readonly work: <E, A>(unit: (work: Work) => Promise<Either<E, A>>) => Promise<Either<E, A>>
  /** Reads what is committed, outside of any unit; resolved only when what was read is durable. */
  readonly read: <A>(query: (db: Tx) => Promise<A>) => Promise<A>
  /** Finishes the units that wait, then lets go of the database. Later calls reject. */
  readonly close: () => Promise<void>
}
