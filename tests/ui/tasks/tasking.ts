import * as E from 'fp-ts/Either'
import type { ActivityFeature, ActivityView } from '../../../src/application/tasks/activity.feature'
import type { CheckInFeature, CheckInView } from '../../../src/application/tasks/check-in.feature'
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

const later = async (): Promise<void> => undefined

/** The check-in as the list of tasks shows it; none unless a test wants one. */
export const aCheckInRow = (view: Partial<CheckInView> = {}, over: Partial<CheckInFeature> = {}): CheckInFeature => ({
  view: {
    shown: false,
    kind: 'other',
    total: 0,
    week: null,
    state: null,
    coins: null,
    left: { hours: 0, minutes: 0 },
    failed: false,
    sending: false,
    outcome: { _tag: 'None' },
    due: false,
    asked: false,
    open: false,
    tip: false,
    ...view,
  },
  load: later,
  ask: () => undefined,
  opened: later,
  close: () => undefined,
  checkIn: later,
  ...over,
})

/** The activity as the list of tasks shows it; none unless a test wants one. */
export const anActivityRow = (entrance: ActivityView['entrance'] = null): ActivityFeature => ({
  view: { state: { _tag: 'None' }, entrance, entries: [], sending: false, problem: null, gained: null },
  load: later,
  loadEntries: later,
  checkIn: later,
  open: () => later,
  dismiss: () => undefined,
})
