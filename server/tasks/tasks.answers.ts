import * as E from 'fp-ts/Either'
import { stepOf, type Task, type TaskType } from '../../src/domain/tasks/task'
import { accountCalls } from '../../src/infrastructure/gateway/contract/account.calls'
import { tasksCalls } from '../../src/infrastructure/gateway/contract/tasks.calls'
import { answer, type Answered } from '../http/handler'
import { claimTask } from './claim'
import type { TasksDeps } from './tasks-deps'
import { endOfDay, tasksToday } from './today'

const toMission = ({ bonus, goal, ...task }: Task) => ({ ...task, goals: goal, webapp_bonus: bonus })

/** Coins that a task of today can still bring. */
const stillIn = (tasks: readonly Task[], type: TaskType): number => {
  const task = tasks.find((one) => one.type === type)
  return task === undefined || stepOf(task) === 'done' ? 0 : task.reward + task.bonus
}

/** Rows 80, 118 and 119. */
export const makeTasksAnswers = (deps: TasksDeps): readonly Answered[] => [
  answer(tasksCalls.list, async ({ now, session: { userId } }, { db }) => {
    const tasks = await tasksToday(db, deps, userId, now)
    return E.right({ missionList: tasks.map(toMission), now, endTime: endOfDay(now) })
  }),
  answer(tasksCalls.claim, ({ now, params, session }, work) =>
    claimTask(work, deps, session, { now, taskId: params.id }),
  ),
  answer(accountCalls.isPopup, async ({ now, session: { userId } }, { db }) => {
    const tasks = deps.settings.signInPopup === 1 ? await tasksToday(db, deps, userId, now) : []
    return E.right({ signInCoin: stillIn(tasks, 'login_in'), liveCamBonus: stillIn(tasks, 'liv_cam'), now })
  }),
]
