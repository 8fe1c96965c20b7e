import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import type { Clock } from '../kernel/clock.port'
import type { KeyedStore } from '../kernel/keyed-store.port'
import { makeClaimTask } from './claim-task.use-case'
import { makeGreeting } from './greet.use-case'
import type { TasksFeature } from './tasks.feature'
import type { TasksGateway } from './tasks-gateway.port'
import { TasksModel } from './tasks.model'
import { makeTasksReading } from './watch-tasks.use-case'

export interface TasksDeps {
  readonly clock: Clock
  readonly gateway: TasksGateway
  /** Local storage. */
  readonly local: KeyedStore
  readonly me: () => UserId | null
  /** The own data with the balance. */
  readonly refresh: Task<void>
}

/** Tasks; `forget`: the session is over. */
export const makeTasks = (deps: TasksDeps): { readonly feature: TasksFeature; readonly forget: IO<void> } => {
  const model = new TasksModel()
  const { read, watch } = makeTasksReading({ ...deps, model })
  const { greet, note } = makeGreeting({ ...deps, model })
  const feature: TasksFeature = {
    view: model,
    watch,
    claim: makeClaimTask({ ...deps, model, read }),
    greet,
    noteGreeting: note,
    dismissGreeting: () => model.greet(null),
  }
  return { feature, forget: () => model.forget() }
}
