import type { TaskEither } from 'fp-ts/TaskEither'
import type { Instant } from '../../domain/kernel/time'
import type { CheckInDay, CheckInKind, CheckInWeek } from '../../domain/tasks/check-in'
import type { GatewayError } from '../kernel/gateway-error'

/** How check-ins stand for this person (@rule TASK-23). `now`: the gateway's time, null where it is not told. */
export interface CheckInStatus {
  readonly show: boolean
  readonly hasCheck: boolean
  /** What the whole week brings. */
  readonly totalCoin: number
  readonly type: CheckInKind
  readonly now: Instant | null
}

/** The week; VIPs have a list of their own (@rule TASK-24). */
export interface SaidWeek extends CheckInWeek {
  readonly vipDays: readonly CheckInDay[]
  readonly now: Instant | null
}

/** Check-ins of the person who is signed in. */
export interface CheckInGateway {
  readonly status: TaskEither<GatewayError, CheckInStatus>
  readonly week: TaskEither<GatewayError, SaidWeek>
  /** The same key is the same press: it gets the same answer. Refused: 400 done today, 402 by somebody else on this device. */
  readonly checkIn: (key: string) => TaskEither<GatewayError, void>
}
