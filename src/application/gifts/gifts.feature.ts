import type { IO } from 'fp-ts/IO'
import type { Option } from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { NotEnoughCoins } from '../../domain/gifts/cost'
import type { Gift } from '../../domain/gifts/gift'
import type { GiftContent } from '../../domain/gifts/gift-content'
import type { ShownGift } from '../../domain/gifts/showing'
import type { MessageUuid, UserId } from '../../domain/kernel/ids'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'
import type { GiftTarget } from './gifts-gateway.port'

/** One gift is on its way already; nothing was charged for this press. */
export type StillSending = { readonly _tag: 'StillSending' }

/** The gift is not offered any more, or on other terms than were shown; nothing was charged. */
export type GiftChanged = { readonly _tag: 'GiftChanged' }

export type SendGiftError = NotEnoughCoins | SpendingBlock | GiftChanged | StillSending | GatewayError

export interface GiftsView {
  readonly gifts: readonly Gift[]
  readonly listing: Loading
  /** The gift that is on its way; null: none. */
  readonly sending: number | null
  /** Gifts that came in and have not been acknowledged, oldest first (GIFT-16). */
  readonly notices: readonly ShownGift[]
  /** What a gift is called in the own language, where the list knows it. */
  readonly nameOf: (gift: GiftContent) => string
  /** Somebody looks at a place where gifts of that person fly. */
  readonly attends: (peer: UserId) => boolean
  /** The gift that flies in this place now. */
  readonly flightAt: (place: symbol) => Option<ShownGift>
}

export interface GiftsFeature {
  readonly view: GiftsView
  /** Reads the list, at most once in 5 days (GIFT-3). */
  readonly load: Task<void>
  /** Sends one gift at a time; a repetition after an answer was lost is charged once. */
  readonly send: (gift: Gift, target: GiftTarget) => TaskEither<SendGiftError, void>
  /** The notice was seen. */
  readonly dismiss: (uuid: MessageUuid) => void
  /** From now on gifts to and from `peer` fly in `place`, the latest such place first, until stopped (GIFT-15). */
  readonly attend: (place: symbol, peer: UserId) => IO<void>
  /** The gift has landed: the next one may fly. */
  readonly land: (uuid: MessageUuid) => void
}
