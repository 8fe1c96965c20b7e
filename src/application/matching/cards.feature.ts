import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import type { Person } from '../../domain/kernel/person'
import type { SpendingBlock } from '../../domain/kernel/spending-block'
import type { Instant } from '../../domain/kernel/time'
import type { DeckPlace, Places } from '../../domain/matching/places'
import type { GatewayError } from '../kernel/gateway-error'

/** Why no further card comes. */
export type DeckStop =
  | { readonly _tag: 'NobodyLeft' }
  /** The day's meetings are used up, until then (MTCH-37). */
  | { readonly _tag: 'LimitReached'; readonly until: Instant }
  /** Fewer than a like costs. */
  | { readonly _tag: 'NotEnoughCoins' }
  | { readonly _tag: 'AgeUnknown' }
  | { readonly _tag: 'Failed' }

export type LikeError =
  | GatewayError
  | { readonly _tag: 'NotEnoughCoins' }
  | SpendingBlock
  /** One like at a time. */
  | { readonly _tag: 'StillLiking' }

/** Cards of one place as a view sees them. */
export interface DeckView {
  readonly current: Acquaintance | null
  /** Behind it, so that its picture is there in time. */
  readonly next: Acquaintance | null
  readonly mayUndo: boolean
  readonly loading: boolean
  readonly stop: DeckStop | null
  /** Cards that remain of the day; null: no end, or not known yet. */
  readonly left: number | null
}

/** Somebody who can be liked. */
export type Likable = Pick<Person, 'demo' | 'headImg' | 'id' | 'name'>

/** Somebody likes this person back, and may call (MTCH-30). */
export interface MutualWord {
  readonly id: UserId
  readonly name: string
  readonly headImg: string
  readonly demo: boolean
  /** So long they may call, from the word on: clocks of people and gateways differ. */
  readonly validMs: number
}

export interface CardsView {
  readonly deck: (place: DeckPlace) => DeckView
  /** Locations and prices of all places (MTCH-16..21, MTCH-23). */
  readonly places: Places
  /** Coins for a like (MTCH-15). */
  readonly likePrice: number
  readonly liking: boolean
  /** The word of the gateway to the one who liked first, until it is put away or its time is over. */
  readonly mutual: MutualWord | null
}

/** Cards, people found by search, and who likes this person back. */
export interface CardsFeature {
  readonly view: CardsView
  /** Brings the first cards, or tries again after a failure. */
  readonly open: (place: DeckPlace) => Task<void>
  /** Signs that this person is an adult, then brings the first cards (PLUS-16). */
  readonly stateAge: (place: DeckPlace) => Task<void>
  readonly skip: (place: DeckPlace) => void
  /** Takes the last skip back. */
  readonly undo: (place: DeckPlace) => void
  /** Likes whoever is shown; answers whether both like each other, and then calls them (MTCH-30). */
  readonly like: (place: DeckPlace) => TaskEither<LikeError, { readonly mutual: boolean }>
  readonly dismissMutual: IO<void>
}
