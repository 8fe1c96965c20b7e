import { dayNumber, msToNextDay } from '../kernel/day'
import type { UserId } from '../kernel/ids'
import { MINUTE, SECOND, type Instant } from '../kernel/time'

/** @rule TASK-31 */
export const WEEK_DAYS = 7

/** Who gets which amounts: a VIP has bought coins (SAFE-19). */
export type CheckInKind = 'vip' | 'other'

/** A day of the week of check-ins; `day` from 0 (@rule TASK-24). */
export interface CheckInDay {
  readonly day: number
  readonly coin: number
  readonly coinVip: number
  readonly signIn: boolean
  /** It has passed without a check-in. */
  readonly missed: boolean
}

/** `today` counts from the first check-in, which is day 0; past 6 the week is over. */
export interface CheckInWeek {
  readonly today: number
  readonly days: readonly CheckInDay[]
}

/** How many days after the first check-in a day is; a week that has not begun begins today. Days are those of `dayNumber`. */
export const dayOfWeek = (first: number | null, day: number): number => (first === null ? 0 : day - first)

const dayAt = ({ days }: CheckInWeek, at: number): CheckInDay | undefined => days.find(({ day }) => day === at)

/** The entry of today; undefined when nothing can be had. */
export const dayOfToday = (week: CheckInWeek): CheckInDay | undefined => dayAt(week, week.today)

/** @rule TASK-31 TASK-32 */
const runs = (week: CheckInWeek): boolean => week.today < WEEK_DAYS && dayAt(week, WEEK_DAYS - 1)?.signIn !== true

/**
 * Whether one can check in (`open`), has done so today (`done`), or the bonus has ended (`over`). A today without an entry
 * counts as checked.
 *
 * @rule TASK-28 TASK-31 TASK-32
 */
export const checkInState = (week: CheckInWeek): 'open' | 'done' | 'over' => {
  if (!runs(week)) return 'over'
  return (dayOfToday(week)?.signIn ?? true) ? 'done' : 'open'
}

/** What a day brings somebody, in coins (@rule TASK-25). */
export const coinsOfDay = ({ coin, coinVip }: CheckInDay, kind: CheckInKind): number =>
  kind === 'vip' ? coinVip : coin

/** Hours and minutes. */
export interface TimeLeft {
  readonly hours: number
  readonly minutes: number
}

/** How long the UTC day still lasts; the last minute counts whole (@rule TASK-34). */
export const leftOfDay = (now: Instant): TimeLeft => {
  const minutes = Math.ceil(msToNextDay(now) / MINUTE)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Why a check-in was refused (@rule TASK-34, TASK-35, TASK-36). */
export type CheckInProblem = 'already' | 'otherAccount' | 'timeOut'

export const checkInProblem = (code: number): CheckInProblem => {
  if (code === 400) return 'already'
  return code === 402 ? 'otherAccount' : 'timeOut'
}

/** How long the tip is seen that today's check-in is to be had. @rule SHELL-64 */
export const CHECK_IN_TIP_MS = 20 * SECOND

/** Names a person's day of UTC: the popup of check-ins comes by itself once in it. @rule TASK-30 */
export const popupDay = (user: UserId, now: Instant): string => `${user}:${dayNumber(now)}`

/** Whether the popup comes by itself: when there is something to be had, and it has not come on this day. @rule TASK-30 */
export const popupComes = (
  state: ReturnType<typeof checkInState> | null,
  lastDay: string | null,
  today: string,
): boolean => state === 'open' && lastDay !== today
