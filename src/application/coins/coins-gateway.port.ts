import type { TaskEither } from 'fp-ts/TaskEither'
import type { Movement, MovementRange } from '../../domain/coins/movement'
import type { Limit, LimitPeriod, SpendingLimits } from '../../domain/coins/spending-limit'
import type { GatewayError } from '../kernel/gateway-error'

/** A page of the account's movements, newest first. */
export interface MovementPage {
  readonly list: readonly Movement[]
  readonly pages: number
  /** Coins that are owed. */
  readonly debt: number
}

/** The account's movements (PLUS-6) and the limits that its owner sets (PLUS-9). */
export interface CoinsGateway {
  /** `large`: as many on a page as the gateway gives. */
  readonly movements: (page: number, range?: MovementRange, large?: boolean) => TaskEither<GatewayError, MovementPage>
  readonly limits: TaskEither<GatewayError, SpendingLimits>
  readonly setLimit: (period: LimitPeriod, limit: Limit) => TaskEither<GatewayError, SpendingLimits>
}
