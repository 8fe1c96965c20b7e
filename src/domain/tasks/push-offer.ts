import { DAY, SECOND, type Instant } from '../kernel/time'
import type { RewardStatus } from './reward'

/** Whether notices may be shown beside the page; `unsupported`: this browser has none. */
export type PushPermission = 'unsupported' | 'default' | 'granted' | 'denied'

/** So long somebody who has signed in looks around undisturbed. */
const FIRST_PUSH_POPUP_MS = 15 * SECOND

/** @rule TASK-51 */
const SECOND_PUSH_POPUP_MS = 300_000

/** From the third popup on. */
const LATER_PUSH_POPUP_MS = 7 * DAY

/** What is done about pushes: a popup that asks, the browser's own question at the next tap, or what was allowed before is used. */
export type PushOffer = 'none' | 'popup' | 'tap' | 'register'

export interface PushSituation {
  readonly permission: PushPermission
  /** The product runs as an installed app. */
  readonly installed: boolean
  readonly reward: RewardStatus
  /** The person has not turned pushes off on this device. */
  readonly wanted: boolean
}

/**
 * What is offered. Who has refused is never asked again; nobody is asked for whom there is no reward.
 *
 * @rule TASK-49 TASK-50
 */
export const pushOffer = ({ installed, permission, reward, wanted }: PushSituation): PushOffer => {
  if (reward !== 'open' || !wanted || permission === 'unsupported' || permission === 'denied') return 'none'
  if (permission === 'granted') return 'register'
  return installed ? 'tap' : 'popup'
}

/** Popups that somebody has had on this device. */
export interface PushPopups {
  readonly count: number
  /** When the last one was shown; by the device's clock. */
  readonly lastAt: Instant
}

export const noPushPopups: PushPopups = { count: 0, lastAt: 0 }

/** How long the next popup waits, in ms. A clock that was set back since makes nobody wait longer than once (@rule TASK-51). */
export const pushPopupWait = ({ count, lastAt }: PushPopups, now: Instant): number => {
  if (count === 0) return FIRST_PUSH_POPUP_MS
  const apart = count === 1 ? SECOND_PUSH_POPUP_MS : LATER_PUSH_POPUP_MS
  const passed = Math.max(0, now - lastAt)
  return Math.max(FIRST_PUSH_POPUP_MS, apart - passed)
}
