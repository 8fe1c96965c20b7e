/** What somebody can be rewarded for on a day (@rule TASK-15). */
export const taskTypes = [
  'pay',
  'call',
  'wall_call',
  'match',
  'add_friend',
  'send_msg',
  'login_in',
  'liv_cam',
  'pay_percent',
] as const

export type TaskType = (typeof taskTypes)[number]

export const isTaskType = (type: string): type is TaskType => taskTypes.some((known) => known === type)

/** Where a task is worked on. */
export type TaskPlace = 'shop' | 'wall' | 'search' | 'friends' | 'messages' | 'livcam'

/** @rule TASK-16 TASK-17 */
const places: Readonly<Record<TaskType, TaskPlace>> = {
  pay: 'shop',
  pay_percent: 'shop',
  call: 'wall',
  wall_call: 'wall',
  match: 'search',
  add_friend: 'friends',
  send_msg: 'messages',
  login_in: 'livcam',
  liv_cam: 'livcam',
}

/** Null for a type that is not known: nothing leads anywhere (@rule TASK-16, TASK-17). */
export const placeOfTask = (type: string): TaskPlace | null => (isTaskType(type) ? places[type] : null)

/** A task of one day (@rule TASK-14). */
export interface Task {
  /** Names task and day (`task-id.ts`). */
  readonly id: number
  /** Types that are not known may come. */
  readonly type: string
  readonly title: string
  /** In coins. */
  readonly reward: number
  /** Coins on top for whoever has installed the app; 0: none. */
  readonly bonus: number
  readonly goal: number
  readonly completed: number
  /** The reward was claimed. */
  readonly done: boolean
}

/** What can be done with a task. */
export type TaskStep = 'go' | 'claim' | 'done'

/** @rule TASK-18 TASK-19 TASK-20 */
export const stepOf = ({ completed, done, goal }: Pick<Task, 'completed' | 'done' | 'goal'>): TaskStep =>
  done ? 'done' : completed >= goal ? 'claim' : 'go'
