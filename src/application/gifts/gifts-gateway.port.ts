import type { Option } from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Gift, GiftPlace } from '../../domain/gifts/gift'
import type { SentGift } from '../../domain/gifts/sent-gift'
import type { RoomNum, UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'

/** Who gets it, and where it is sent from (GIFT-14). */
export type GiftTarget = { readonly receiver: UserId } & (
  | { readonly place: Extract<GiftPlace, 'chat'> }
  | { readonly place: Extract<GiftPlace, 'call'>; readonly room: RoomNum }
)

export interface GiftOrder {
  readonly target: GiftTarget
  readonly gift: number
  /** Coins that the sender was shown; 0: out of the backpack. */
  readonly cost: number
  /** The same key is charged once. */
  readonly key: string
}

export interface GiftTaken {
  /** The balance afterwards (GIFT-12). */
  readonly coins: number
  /** None where the gateway tells it by the inbox only. */
  readonly sent: Option<SentGift>
}

/** Gifts over the wire. Names are in the language of the session. */
export interface GiftsGateway {
  readonly list: TaskEither<GatewayError, readonly Gift[]>
  readonly send: (order: GiftOrder) => TaskEither<GatewayError, GiftTaken>
}
