import type { TaskEither } from 'fp-ts/TaskEither'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import type { DeckPlace, PlacesSaid } from '../../domain/matching/places'
import type { GatewayError } from '../kernel/gateway-error'

type Asked<A> = TaskEither<GatewayError, A>

/** What the gateway says of all places (MTCH-23). */
export interface PlacesReply {
  readonly places: PlacesSaid
  /** Coins; missing: as before. */
  readonly likePrice?: number
}

/** Who is on the cards already. */
export interface Known {
  readonly held: readonly UserId[]
  /** Liked or skipped since the last asking. */
  readonly passed: readonly UserId[]
}

/** The next card. */
export interface Taken {
  /** Null: nobody is left. */
  readonly person: Acquaintance | null
  /** Cards that remain of the day; null: no end. */
  readonly left: number | null
}

/** What a like came to. */
export interface LikeReply {
  /** The other likes this person too. */
  readonly mutual: boolean
  /** Who likes back is a recording (PLUS-1). */
  readonly recorded: boolean
  readonly coins: number
}

/** Cards and likes as the gateway sees them; what a like costs it alone decides. */
export interface CardsGateway {
  readonly places: Asked<PlacesReply>
  readonly take: (place: DeckPlace, known: Known) => Asked<Taken>
  /** Signs that this person is an adult (PLUS-16). */
  readonly stateAge: Asked<void>
  /** The same `key` is charged once, however often it is asked. */
  readonly like: (person: UserId, place: DeckPlace, key: string) => Asked<LikeReply>
}
