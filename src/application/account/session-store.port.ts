import type { Option } from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { Me } from '../../domain/kernel/person'

export type KeyUnavailable = { readonly _tag: 'KeyUnavailable' }

export interface StoredSession {
  readonly id: UserId
  readonly token: string
}

/** The readable half of the session (DATA-22) and the key that signs; scripts cannot read its twin cookie. */
export interface SessionStore {
  /** Some only when id, token and signing key are all there (ACCT-100). */
  readonly read: TaskEither<never, Option<StoredSession>>
  readonly keep: (id: UserId, token: string, signSecret: string) => TaskEither<KeyUnavailable, void>
  /** Forgets session, key and what was remembered. */
  readonly clear: TaskEither<never, void>
  /** Keeps the own data of the session's person for a start without a network (PLUS-18); failing is harmless. */
  readonly remember: (me: Me) => TaskEither<never, void>
  /** What was remembered last, of the session's person only. */
  readonly remembered: TaskEither<never, Option<Me>>
}
