import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { CheckInProblem } from '../../domain/tasks/check-in'
import type { Entry } from '../../domain/tasks/entry'
import type { LuckyBox } from '../../domain/tasks/lucky-box'
import type { ActivityWeek, Entrance } from './activity-gateway.port'

export interface Activity {
  readonly week: ActivityWeek
  readonly boxes: readonly LuckyBox[]
  /** How much of the week has been checked, from 0 to 100. */
  readonly percent: number
}

export type ActivityState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed' }
  /** The deployment has none. */
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Shown'; readonly activity: Activity }

export interface ActivityView {
  readonly state: ActivityState
  /** Null where there is none, or nothing is known. */
  readonly entrance: Entrance | null
  readonly entries: readonly Entry[]
  /** A check-in or a box is on its way. */
  readonly sending: boolean
  /** What the last press was refused for. */
  readonly problem: CheckInProblem | null
  /** Coins of the box that was opened last. */
  readonly gained: number | null
}

/** The activity of signing in: the week, and boxes for so many check-ins (TASK-54). */
export interface ActivityFeature {
  readonly view: ActivityView
  readonly load: Task<void>
  /** Reads the ways in; what cannot be read stays as it was. */
  readonly loadEntries: Task<void>
  readonly checkIn: Task<void>
  readonly open: (box: LuckyBox) => Task<void>
  readonly dismiss: IO<void>
}
