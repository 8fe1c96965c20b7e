import type { UserId } from '../kernel/ids'
import type { Pair } from './pair'

/** @rule FRND-23 */
export type RequestWord = 'requested' | 'added' | 'accepted' | 'addedBack' | 'completed'

/**
 * The word for a request as one of the two reads it; null where there is none.
 *
 * @rule FRND-24
 */
export const requestWord = (pair: Pair, user: UserId): RequestWord | null => {
  switch (pair._tag) {
    case 'Strangers':
    case 'Blocked':
      return null
    case 'Requested':
      return pair.by === user ? 'requested' : 'added'
    case 'Friends':
      if (pair.askedBy === null) return 'completed'
      return pair.askedBy === user ? 'accepted' : 'addedBack'
  }
}
