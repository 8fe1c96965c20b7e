import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Movement, MovementRange } from '../../domain/coins/movement'
import type { CsvWords } from '../../domain/coins/movements-csv'
import type { Limit, LimitPeriod, SpendingLimits } from '../../domain/coins/spending-limit'
import type { GatewayError } from '../kernel/gateway-error'
import type { Loading } from '../kernel/loading'

export interface CoinsView {
  readonly movements: readonly Movement[]
  readonly listing: Loading
  readonly hasMore: boolean
  /** Which movements are listed. */
  readonly range: MovementRange
  /** Coins that are owed since a payment was returned; nothing can be spent before they are topped up. */
  readonly debt: number
  /** A file with all of them is being made. */
  readonly exporting: boolean
  /** Limits to the own spending; null: not read yet. */
  readonly limits: SpendingLimits | null
  readonly limitsListing: Loading
}

export interface CoinsFeature {
  readonly view: CoinsView
  /** Reads the newest movements of the range anew. */
  readonly load: Task<void>
  readonly more: Task<void>
  /** Lists the movements of another range. */
  readonly show: (range: MovementRange) => Task<void>
  /** Hands all movements of the range over as a CSV file (PLUS-6). */
  readonly saveFile: (words: CsvWords) => TaskEither<GatewayError, void>
  readonly loadLimits: Task<void>
  /** A lower limit holds at once, a higher one after 24 h (PLUS-9). */
  readonly setLimit: (period: LimitPeriod, limit: Limit) => TaskEither<GatewayError, void>
}
