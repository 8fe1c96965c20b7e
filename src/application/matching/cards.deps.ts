import type { Task } from 'fp-ts/Task'
import type { Acquaintance } from '../../domain/friends/acquaintance'
import type { UserId } from '../../domain/kernel/ids'
import type { Clock } from '../kernel/clock.port'
import type { Ids } from '../kernel/ids.port'
import type { CardsGateway } from './cards-gateway.port'
import type { Likable } from './cards.feature'
import type { CardsModel } from './cards.model'

export interface CardsDeps {
  readonly clock: Clock
  readonly gateway: CardsGateway
  readonly ids: Ids
  readonly model: CardsModel
  /** Makes whoever is on a card known to the friends. */
  readonly know: (people: readonly Acquaintance[]) => void
  readonly blocked: (id: UserId) => boolean
  /** What can be spent now, as a reply has told. */
  readonly setCoins: (coins: number) => void
  /** Reads the balance anew (MTCH-15). */
  readonly refreshBalance: Task<void>
  /** Calls somebody from a location. */
  readonly call: (peer: UserId, location: number) => Task<void>
  /** The same with the recording of a host (PLUS-1). */
  readonly callRecording: (host: Likable, location: number) => Task<void>
}
