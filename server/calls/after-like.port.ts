import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

/** A call that somebody wants to begin after a like. */
export interface LikedCall {
  readonly caller: number
  readonly callee: number
  readonly location: number
  readonly now: Instant
}

/** Calls of two who like each other, once for each pair (MTCH-30). */
export interface AfterLike {
  /** Whether calls come from that location after a like alone. */
  readonly opensAt: (location: number) => boolean
  /** Coins a minute there, for whom the pair may call now; null: there is no such call, or no more. */
  readonly priceOf: (db: Tx, call: LikedCall) => Promise<number | null>
  /** Uses the call up; false: it is there no more. */
  readonly use: (work: Work, call: LikedCall) => Promise<boolean>
}
