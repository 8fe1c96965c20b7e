import type { Relation } from '../friends/relation'
import type { UserId } from '../kernel/ids'
import type { Gender } from '../kernel/person'

/** Whom a match brought, as both learn of each other (@rule CALL-2). */
export interface MatchPerson {
  readonly id: UserId
  readonly ident: string
  readonly headImg: string
  readonly userName: string
  readonly gender: Gender
  /** YYYY-MM-DD. */
  readonly birthday: string
  readonly countryId: number
  readonly relation: Relation
}
