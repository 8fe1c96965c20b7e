import type { TaskEither } from 'fp-ts/TaskEither'
import type { Instant } from '../../domain/kernel/time'
import type { SignInReward } from '../../domain/tasks/sign-in-reward'
import type { Task } from '../../domain/tasks/task'
import type { GatewayError } from '../kernel/gateway-error'

/** The tasks of a day, and by the gateway's clock, which is at `now`, when they are over. */
export interface SaidTasks {
  readonly tasks: readonly Task[]
  readonly now: Instant
  readonly endTime: Instant
}

/** What the tasks of today hold for whoever has signed in; `now` by the gateway's clock. */
export interface SaidReward extends SignInReward {
  readonly now: Instant
}

/** Tasks of the person who is signed in. */
export interface TasksGateway {
  readonly list: TaskEither<GatewayError, SaidTasks>
  /** Claimed before is a success. 402: somebody else on this device has; 30020: before its goal; 30021: of another day. */
  readonly claim: (id: number) => TaskEither<GatewayError, void>
  readonly signInReward: TaskEither<GatewayError, SaidReward>
}
