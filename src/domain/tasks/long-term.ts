import { SECOND } from '../kernel/time'
import type { InstallWay } from './install-offer'

/** What the block of rewards that are given once depends on. */
export interface LongTermFacts {
  readonly paid: boolean
  readonly install: InstallWay
  /** Notices may be shown by this browser. */
  readonly push: boolean
}

/** Whether there are rewards that are given once: to who has paid, where something can be installed or sent. @rule TASK-12 */
export const hasLongTerm = ({ install, paid, push }: LongTermFacts): boolean => paid && (install !== 'none' || push)

/** Where the page of tasks starts: with the tasks of the day, unless it has none. @rule TASK-11 */
export const firstTab = (tasksOfToday: number | null): 'daily' | 'longTerm' =>
  tasksOfToday === 0 ? 'longTerm' : 'daily'

/** A reward that was given is told for so long, and the page is loaded anew so long after it. @rule TASK-41 */
export const TOLD_MS = 4 * SECOND
export const RELOAD_MS = 2 * SECOND
