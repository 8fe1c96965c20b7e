import type { UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'

export type MovementKind =
  | 'signUp'
  | 'addFriend'
  | 'addFriendReturned'
  | 'call'
  | 'callReturned'
  | 'gift'
  | 'like'
  | 'match'
  | 'correction'
  | 'other'

/** One change of a balance, told to its owner (@rule PLUS-6). `coins` is negative for what was spent. */
export interface Movement {
  readonly id: string
  readonly at: Instant
  readonly kind: MovementKind
  readonly other: { readonly id: UserId; readonly name: string } | null
  readonly coins: number
  readonly balanceAfter: number
}
