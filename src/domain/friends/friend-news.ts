import type { Relation } from './relation'

/** A friendship that has just begun: this person accepted the invite, or the other one agreed to theirs. */
export type FriendNewsKind = 'added' | 'agreed'

/**
 * What a relation that has become `now` is worth telling; null: nothing, or nobody knows what it was before.
 *
 * @rule FRND-25 FRND-26
 */
export const friendNews = (before: Relation | undefined, now: Relation): FriendNewsKind | null => {
  if (now !== 'friend') return null
  if (before === 'asking') return 'added'
  return before === 'asked' ? 'agreed' : null
}
