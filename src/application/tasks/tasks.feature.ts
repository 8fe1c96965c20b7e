import type { IO } from 'fp-ts/IO'
import type { Task as Later } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SignInReward } from '../../domain/tasks/sign-in-reward'
import type { Task } from '../../domain/tasks/task'

/** Why a reward was not given. `Pressed`: a press before is on its way. */
export type ClaimProblem = {
  readonly _tag: 'NotReached' | 'Over' | 'OtherAccount' | 'Failed' | 'Pressed'
}

export interface TasksView {
  /** Null until they are read, and as long as they cannot be (TASK-13). */
  readonly tasks: readonly Task[] | null
  /** Rewards that are being claimed, by the task's id. */
  readonly claiming: ReadonlySet<number>
  /** What whoever has come today is told, until it was (TASK-22). */
  readonly signInReward: SignInReward | null
}

/** Rewards for what somebody does on a day (UTC). */
export interface TasksFeature {
  readonly view: TasksView
  /** Keeps the list as it is now, until stopped: also when it could not be read, and when a new day has begun. */
  readonly watch: IO<IO<void>>
  readonly claim: (task: Task) => TaskEither<ClaimProblem, void>
  /** Asks what is to be told to somebody who has come, once a day. */
  readonly greet: Later<void>
  /** It is on the screen: not again today. */
  readonly noteGreeting: IO<void>
  readonly dismissGreeting: IO<void>
}
