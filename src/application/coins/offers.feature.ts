import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { LimitedOffer } from '../../domain/coins/limited-offer'
import type { Instant } from '../../domain/kernel/time'

/** A flash pack that this person may buy until then. */
export interface FlashSeal {
  readonly coinCode: string
  readonly until: Instant
}

export interface OffersView {
  /** Null while none runs, and for whom has paid. */
  readonly limited: LimitedOffer | null
  /** The banner of the limited offer is wanted: it was not closed. */
  readonly banner: boolean
  /** The discount that the shop's banner tells; null: no banner (COIN-65). */
  readonly percent: number | null
  readonly flash: readonly FlashSeal[]
  /** The discount prompt is due (COIN-62). */
  readonly prompt: boolean
  /** Visitors are told what signing up brings: they have not closed it in this visit (COIN-64). */
  readonly bonus: boolean
}

/** Special prices. What cannot be read is not there; nobody is told (GATE-19). */
export interface OffersFeature {
  readonly view: OffersView
  readonly load: Task<void>
  readonly closeBanner: IO<void>
  /** The shop was left, for no page of a payment. */
  readonly leaveShop: Task<void>
  readonly dismissPrompt: IO<void>
  readonly closeBonus: IO<void>
}
