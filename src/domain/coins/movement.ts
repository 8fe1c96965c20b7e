import type { UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'

/** What a movement is about; a kind that is not known here is shown as another movement. */
export const movementKinds = [
  'signUp',
  'purchase',
  'bonus',
  'checkIn',
  'task',
  'install',
  'push',
  'refund',
  'chargeback',
  'addFriend',
  'addFriendReturned',
  'call',
  'callReturned',
  'gift',
  'like',
  'match',
  'correction',
] as const

export type MovementKind = (typeof movementKinds)[number] | 'other'

/** One change of a balance, told to its owner (@rule PLUS-6). `coins` is negative for what was spent. */
export interface Movement {
  readonly id: string
  readonly at: Instant
  readonly kind: MovementKind
  readonly other: { readonly id: UserId; readonly name: string } | null
  readonly coins: number
  readonly balanceAfter: number
  /** The order that it was bought with, or returned from. */
  readonly orderId?: string
}

/** Movements from an instant on, up to another one that is not in it; null: without a bound. */
export interface MovementRange {
  readonly from: Instant | null
  readonly to: Instant | null
}

export const allMovements: MovementRange = { from: null, to: null }
