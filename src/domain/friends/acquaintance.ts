import type { Person } from '../kernel/person'
import type { PresenceStatus } from './presence'
import type { Relation } from './relation'

/** A person together with how the signed-in one stands to them (@rule PROF-6). */
export interface Acquaintance extends Person {
  readonly relation: Relation
  readonly status: PresenceStatus
  /** Coins a minute that a call to them costs this person; 0 when the gateway did not say. */
  readonly price: number
  /** A favourite (FRND-38). */
  readonly pinned: boolean
  /** What the signed-in person calls them, '' for nothing; `name` is it where there is one (FRND-39, FRND-40). */
  readonly remark: string
  /** The signed-in person hears when they come online (FRND-41). */
  readonly reminded: boolean
  /** The signed-in person has blocked them. */
  readonly blocked: boolean
  /** How many people like them. */
  readonly likedCount: number
}
