import type { RoomNum, UserId } from '../kernel/ids'
import type { Instant } from '../kernel/time'

/** Who calls, as shown while it rings. */
export interface Caller {
  readonly id: UserId
  readonly name: string
  readonly headImg: string
  readonly demo: boolean
}

/** What the gateway says about a room (@rule CALL-57); numbers that are not listed are ignored (@rule CALL-58). */
export type RoomAction = { readonly room: RoomNum; readonly at: Instant } & (
  | {
      readonly _tag: 'Invited'
      readonly caller: Caller
      readonly price: number
      readonly token: string
      readonly location: number
    }
  /** The caller has cancelled, or this person did it, or answered, elsewhere. */
  | { readonly _tag: 'Withdrawn'; readonly by: 'caller' | 'self' }
  | { readonly _tag: 'Entered' }
  | { readonly _tag: 'Declined' }
  | { readonly _tag: 'Unanswered' }
  | { readonly _tag: 'HungUp' }
  | { readonly _tag: 'BalanceChanged'; readonly coins: number; readonly notEnough: boolean }
  /** The other side of a match lets this person see them (PLUS-11). */
  | { readonly _tag: 'PeerShown' }
)
