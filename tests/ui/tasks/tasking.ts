import * as E from 'fp-ts/Either'
import type { TasksFeature } from '../../../src/application/tasks/tasks.feature'
import { TasksModel } from '../../../src/application/tasks/tasks.model'
import type { Task } from '../../../src/domain/tasks/task'

let series = 0

export const aTask = (over: Partial<Task> = {}): Task => ({
  id: (series += 1),
  type: 'send_msg',
  title: 'People to write to',
  reward: 5,
  bonus: 0,
  goal: 3,
  completed: 1,
  done: false,
  ...over,
})

/** The tasks as a test wants them, on the model of the product. */
export const tasking = (tasks: readonly Task[] | null, over: Partial<TasksFeature> = {}) => {
  const model = new TasksModel()
  if (tasks !== null) model.show(tasks)
  const feature: TasksFeature = {
    view: model,
    watch: () => () => undefined,
    claim: () => async () => E.right(undefined),
    greet: async () => undefined,
    noteGreeting: () => undefined,
    dismissGreeting: () => model.greet(null),
    ...over,
  }
  return { feature, model }
}
