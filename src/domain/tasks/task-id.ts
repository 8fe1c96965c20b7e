import { dayNumber } from '../kernel/day'
import type { Instant } from '../kernel/time'
import { type TaskType, taskTypes } from './task'

/** More than there will ever be types. */
const STEP = 100

/** Names a task of the day of that instant (UTC), so that no press of one day claims what another day offers (@rule TASK-21). */
export const taskIdAt = (type: TaskType, at: Instant): number => dayNumber(at) * STEP + taskTypes.indexOf(type) + 1
