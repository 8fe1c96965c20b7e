import * as E from 'fp-ts/Either'
import { startOfDay } from '../../src/domain/kernel/day'
import type { Instant } from '../../src/domain/kernel/time'
import { stepOf, type Task } from '../../src/domain/tasks/task'
import { tellBalance } from '../coins/tell-balance'
import { refuse, type Refusal, type Session } from '../http/handler'
import type { Store, Work } from '../store/store'
import type { TasksDeps } from './tasks-deps'
import { tasksToday } from './today'

const OTHER_ACCOUNT = refuse(402)
const NOT_REACHED = refuse(30020)
const NO_SUCH_TASK = refuse(30021)

/** Notes the claim; false when somebody has claimed this task of this day before, on this device or elsewhere. */
const note = async ({ db }: Work, { id: session, userId }: Session, taskId: number, now: Instant): Promise<boolean> => {
  const { device_id } = await db
    .selectFrom('sessions')
    .select('device_id')
    .where('id', '=', session)
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('task_claims')
    .values({ user_id: userId, task_id: taskId, device_id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const isClaimed = async ({ db }: Work, userId: number, taskId: number): Promise<boolean> => {
  const row = db.selectFrom('task_claims').select('at').where('user_id', '=', userId).where('task_id', '=', taskId)
  return (await row.executeTakeFirst()) !== undefined
}

const give = async (work: Work, deps: TasksDeps, userId: number, { bonus, id, reward, type }: Task): Promise<void> => {
  const movement = { userId, amount: reward + bonus, kind: 'task', key: `task:${userId}:${id}`, ref: type }
  const given = await deps.ledger.grant(work, movement)
  if (E.isLeft(given)) throw new Error(`a task was paid without a claim: ${given.left.key}`)
  await tellBalance(deps, work, userId)
}

/**
 * Gives the reward of a finished task, once for each person and once for each device: the row of the claim comes first, so that of
 * presses at once one gives. What the person has claimed before is a success that gives nothing. The id names the day: nothing of
 * yesterday can be claimed.
 *
 * @rule TASK-4 TASK-19 TASK-20 TASK-21
 */
export const claimTask = async (
  work: Work,
  deps: TasksDeps,
  session: Session,
  { now, taskId }: { readonly now: Instant; readonly taskId: number },
): Promise<E.Either<Refusal, undefined>> => {
  const { userId } = session
  const task = (await tasksToday(work.db, deps, userId, now)).find(({ id }) => id === taskId)
  if (task === undefined) return E.left(NO_SUCH_TASK)
  if (stepOf(task) === 'go') return E.left(NOT_REACHED)
  if (await note(work, session, taskId, now)) {
    await give(work, deps, userId, task)
    return E.right(undefined)
  }
  return (await isClaimed(work, userId, taskId)) ? E.right(undefined) : E.left(OTHER_ACCOUNT)
}

/** Forgets claims of days that are over; what they gave stands in the ledger. */
export const pruneTaskClaims = (store: Store, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => E.right(await db.deleteFrom('task_claims').where('at', '<', startOfDay(now)).execute()))
