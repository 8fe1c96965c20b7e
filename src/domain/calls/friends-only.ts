import type { Relation } from '../friends/relation'
import { isAfterLike, locations } from './locations'

export interface Callee {
  readonly goddess: boolean
  readonly relation: Relation
}

/** Whether the client itself says 'add friend first'; `callee` null: not known here, the gateway decides (@rule CALL-23, CALL-24). */
export const mustBefriendFirst = (callee: Callee | null, location: number): boolean =>
  callee !== null &&
  !callee.goddess &&
  callee.relation !== 'friend' &&
  location !== locations.match &&
  !isAfterLike(location)
