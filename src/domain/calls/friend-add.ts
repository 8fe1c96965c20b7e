import type { Relation } from '../friends/relation'
import { SECOND } from '../kernel/time'

/** Who asked during a call, and how far it has come: 1 request, 2 accepted (@rule FRND-20). */
export interface FriendAddInfo {
  readonly type: 'friend' | 'me'
  readonly times: 1 | 2
}

/** What the two say about becoming friends while they talk; `show` until it is put away (@rule FRND-20). */
export interface FriendAdd {
  readonly show: boolean
  readonly info: FriendAddInfo | null
}

export const noFriendAdd: FriendAdd = { show: false, info: null }

/** Strangers are reminded of adding each other after so long a talk (@rule FRND-22). */
export const ADD_HINT_MS = 30 * SECOND

/**
 * What a relation that has become `now` makes of it; null: not known, or no call. Who were friends before the call hear
 * nothing; a request that the one presses is a prompt at the other, and its acceptance shows on both screens.
 *
 * @rule FRND-20 FRND-21
 */
export const friendAddAfter = (state: FriendAdd, before: Relation | null, now: Relation | null): FriendAdd => {
  switch (now) {
    case null:
    case 'stranger':
      return noFriendAdd
    case 'asked':
      return { show: true, info: { type: 'me', times: 1 } }
    case 'asking':
      return { show: true, info: { type: 'friend', times: 1 } }
    case 'friend':
      return before === null ? noFriendAdd : { show: true, info: { type: state.info?.type ?? 'me', times: 2 } }
  }
}

/** @rule FRND-22 */
export const hintsToAdd = (relation: Relation | null, talkedMs: number): boolean =>
  relation === 'stranger' && talkedMs >= ADD_HINT_MS
