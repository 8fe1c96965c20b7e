import { startOfDay } from '../../src/domain/kernel/day'
import { DAY, type Instant } from '../../src/domain/kernel/time'
import { type Task, type TaskType, taskTypes } from '../../src/domain/tasks/task'
import { taskIdAt } from '../../src/domain/tasks/task-id'
import { runningOffers } from '../coins/offers/offers'
import type { Tx } from '../store/database'
import { progressOf } from './progress'
import type { TasksDeps } from './tasks-deps'

/** When the tasks of a day are over (@rule TASK-21). */
export const endOfDay = (now: Instant): Instant => startOfDay(now) + DAY

/** As the list names them; the app has names of its own for those that it knows. */
const titles: Readonly<Record<TaskType, string>> = {
  pay: 'Buy coins',
  call: 'Video calls',
  wall_call: 'Calls from the wall',
  match: 'Matches',
  add_friend: 'New friends',
  send_msg: 'People to write to',
  login_in: 'Sign in',
  liv_cam: 'Minutes on LiveCam',
  pay_percent: 'Use your discount',
}

/** The app's reward was had (TASK-41): tasks bring more from then on (@rule TASK-14). */
const hasInstalled = async (db: Tx, userId: number): Promise<boolean> => {
  const rewards = db.selectFrom('transfers').select('id').where('user_id', '=', userId).where('kind', '=', 'install')
  return (await rewards.limit(1).executeTakeFirst()) !== undefined
}

const claimedToday = async (db: Tx, userId: number, now: Instant): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('task_claims')
    .select('task_id')
    .where('user_id', '=', userId)
    .where(
      'task_id',
      'in',
      taskTypes.map((type) => taskIdAt(type, now)),
    )
    .execute()
  return new Set(rows.map(({ task_id }) => task_id))
}

/** Whether somebody could reach the goal at all: something is sold where they are, and they have a discount. */
const reachable = async (
  db: Tx,
  { shop }: TasksDeps,
  userId: number,
  now: Instant,
): Promise<(task: Task) => boolean> => {
  const { sold } = await shop.market(db, userId)
  const discount = sold && (await runningOffers(db, userId, now)).some(({ kind }) => kind === 'limited')
  const open: Readonly<Record<string, boolean>> = { pay: sold, pay_percent: discount }
  return ({ completed, done, type }) => done || completed > 0 || (open[type] ?? true)
}

/**
 * The tasks of somebody's day, those left out that they could not do (@rule TASK-14, TASK-15, TASK-21). What was done beyond the goal is
 * not told.
 */
export const tasksToday = async (db: Tx, deps: TasksDeps, userId: number, now: Instant): Promise<readonly Task[]> => {
  const { list, webappBonus } = deps.settings
  const progress = await progressOf(db, userId, startOfDay(now))
  const claimed = await claimedToday(db, userId, now)
  const bonus = (await hasInstalled(db, userId)) ? webappBonus : 0
  const tasks = taskTypes
    .filter((type) => list[type].reward > 0)
    .map((type): Task => {
      const { goal, reward } = list[type]
      const id = taskIdAt(type, now)
      const completed = Math.min(progress[type], goal)
      return { id, type, title: titles[type], reward, bonus, goal, completed, done: claimed.has(id) }
    })
  return tasks.filter(await reachable(db, deps, userId, now))
}
