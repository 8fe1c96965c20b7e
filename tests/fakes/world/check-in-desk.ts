import type { UserId } from '../../../src/domain/kernel/ids'
import type { LuckyBox } from '../../../src/domain/tasks/lucky-box'

/** Check-ins and lucky boxes of a world. */
export interface CheckInDesk {
  /** Days on which somebody has checked in. */
  readonly days: Map<UserId, number[]>
  /** Browser and day of every check-in. */
  readonly devices: Set<string>
  /** Person and number of every box that was opened. */
  readonly opened: Set<string>
  readonly boxes: readonly Omit<LuckyBox, 'opened'>[]
  /** The deployment has check-ins, an activity. */
  shown: boolean
  activity: boolean
  /** How far the gateway's clock is ahead of the browsers', in ms. */
  clockOff: number
}

export const makeCheckInDesk = (): CheckInDesk => ({
  days: new Map(),
  devices: new Set(),
  opened: new Set(),
  boxes: [
    { id: 1, coins: 10, checkIns: 3 },
    { id: 2, coins: 20, checkIns: 5 },
    { id: 3, coins: 50, checkIns: 7 },
  ],
  shown: true,
  activity: true,
  clockOff: 0,
})
