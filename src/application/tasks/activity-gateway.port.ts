import type { TaskEither } from 'fp-ts/TaskEither'
import type { CheckInWeek } from '../../domain/tasks/check-in'
import type { Entry } from '../../domain/tasks/entry'
import type { LuckyBox } from '../../domain/tasks/lucky-box'
import type { GatewayError } from '../kernel/gateway-error'

/** A week with how many check-ins have been made in it. */
export interface ActivityWeek extends CheckInWeek {
  readonly made: number
}

/** The way into the activity; `ready` boxes can be opened now. */
export interface Entrance {
  readonly show: boolean
  readonly url: string
  readonly ready: number
}

/** The activity of signing in (@rule TASK-54), and the ways to it. */
export interface ActivityGateway {
  readonly show: TaskEither<GatewayError, boolean>
  readonly week: TaskEither<GatewayError, ActivityWeek>
  readonly entrance: TaskEither<GatewayError, Entrance>
  /** Each with what it holds, what it wants, and whether it was opened. */
  readonly boxes: TaskEither<GatewayError, readonly LuckyBox[]>
  /** How much of the week has been checked, from 0 to 100. */
  readonly percent: TaskEither<GatewayError, number>
  /** As in `CheckInGateway`. */
  readonly checkIn: (key: string) => TaskEither<GatewayError, void>
  /** The same key is the same press. Refused: 400 opened before, 30014 not yet. */
  readonly open: (box: number, key: string) => TaskEither<GatewayError, void>
  readonly entries: TaskEither<GatewayError, readonly Entry[]>
}
