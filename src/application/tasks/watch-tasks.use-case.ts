import * as E from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { UserId } from '../../domain/kernel/ids'
import { SECOND } from '../../domain/kernel/time'
import type { Clock } from '../kernel/clock.port'
import type { TasksGateway } from './tasks-gateway.port'
import type { TasksModel } from './tasks.model'

/** How long after a failure the list is asked for again. */
const AGAIN_MS = 10 * SECOND

interface Deps {
  readonly clock: Clock
  readonly gateway: TasksGateway
  readonly me: () => UserId | null
  readonly model: TasksModel
}

/** Reads the list and keeps it, as long as it is watched. */
export interface TasksReading {
  /** Reads it now. What cannot be read stays as it was (@rule TASK-13). */
  readonly read: Task<void>
  readonly watch: IO<IO<void>>
}

/**
 * The list is read when it is looked at, again a while after a failure, and when its day is over: by what the gateway says of its
 * clock, so that the device's decides nothing. Of readings at once the last one counts.
 *
 * @rule TASK-13 TASK-21
 */
export const makeTasksReading = ({ clock, gateway, me, model }: Deps): TasksReading => {
  let watchers = 0
  let asked = 0
  let stop: IO<void> = () => undefined
  const plan = (ms: number): void => {
    stop()
    if (watchers > 0) stop = clock.after(ms, () => void read())
  }
  const read: Task<void> = async () => {
    const user = me()
    if (user === null) return
    const mine = (asked += 1)
    const said = await gateway.list()
    if (mine !== asked || me() !== user) return
    if (E.isLeft(said)) return plan(AGAIN_MS)
    const { endTime, now, tasks } = said.right
    model.show(tasks)
    plan(Math.max(SECOND, endTime - now))
  }
  return {
    read,
    watch: () => {
      watchers += 1
      void read()
      return () => {
        watchers -= 1
        if (watchers === 0) stop()
      }
    },
  }
}
