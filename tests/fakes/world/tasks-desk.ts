import type { UserId } from '../../../src/domain/kernel/ids'
import type { TaskType } from '../../../src/domain/tasks/task'

/** What the tasks of a world are. */
export interface TasksDesk {
  /** In the order of the list; the cap of a task counts from 1. */
  offered: readonly {
    readonly type: TaskType
    readonly title: string
    readonly reward: number
    readonly goal: number
  }[]
  /** How much somebody has done today, by person, type and day. */
  readonly progress: Map<string, number>
  /** Who has claimed which task. */
  readonly claims: Set<string>
  /** 0: nobody is told what signing in brings. */
  signInPopup: 0 | 1
  /** How far the gateway's clock is ahead of the browsers', in ms. */
  clockOff: number
}

export const claimKey = (user: UserId, id: number): string => `${user}|${id}`

/** Whoever is here has signed in, and nothing is to be told of it unless a test says so. */
export const makeTasksDesk = (): TasksDesk => ({
  offered: [
    { type: 'send_msg', title: 'People to write to', reward: 5, goal: 3 },
    { type: 'login_in', title: 'Sign in', reward: 2, goal: 1 },
    { type: 'liv_cam', title: 'Minutes on LiveCam', reward: 10, goal: 5 },
  ],
  progress: new Map(),
  claims: new Set(),
  signInPopup: 1,
  clockOff: 0,
})
