import type { Option } from 'fp-ts/Option'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { LimitedOffer, SaidEnd } from '../../domain/coins/limited-offer'
import type { GatewayError } from '../kernel/gateway-error'

/** A limited offer and when it ends. */
export interface SaidOffer {
  readonly offer: Omit<LimitedOffer, 'until'>
  readonly end: SaidEnd
}

/** A flash pack that this person may buy, and when that ends. */
export interface SaidSeal {
  readonly coinCode: string
  readonly end: Pick<SaidEnd, 'endTime' | 'now'>
}

export interface FlashSaid {
  readonly seals: readonly SaidSeal[]
  /** Whether coins are sold here at all; null: not said. */
  readonly webConfig: boolean | null
}

/** Special prices of the person who is signed in. An offer that is due begins when it is first asked for. */
export interface OffersGateway {
  /** None when nothing is offered. */
  readonly limited: TaskEither<GatewayError, Option<SaidOffer>>
  /** `country`: whose prices the person sees (COIN-15). */
  readonly flash: (country: string) => TaskEither<GatewayError, FlashSaid>
  readonly percentBanner: TaskEither<GatewayError, boolean>
}
