import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { CheckInKind, CheckInProblem, CheckInWeek, TimeLeft } from '../../domain/tasks/check-in'

/** What became of the last press. */
export type CheckInOutcome =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Gained'; readonly coins: number }
  | { readonly _tag: 'Refused'; readonly problem: CheckInProblem }

export interface CheckInView {
  /** There are check-ins for this person: icon and row are shown. */
  readonly shown: boolean
  readonly kind: CheckInKind
  /** What the whole week brings. */
  readonly total: number
  /** Null until it has been read. */
  readonly week: CheckInWeek | null
  /** Null until it is known. */
  readonly state: 'open' | 'done' | 'over' | null
  /** Coins of today; null when there are none to show (TASK-28). */
  readonly coins: number | null
  /** How long the UTC day still lasted when it was last read. */
  readonly left: TimeLeft
  /** The list could not be read. */
  readonly failed: boolean
  readonly sending: boolean
  readonly outcome: CheckInOutcome
  /** The popup is due by itself (TASK-30). */
  readonly due: boolean
  /** It was asked for. */
  readonly asked: boolean
  /** The popup is open. */
  readonly open: boolean
  /** The tip beside the icon (SHELL-64). */
  readonly tip: boolean
}

/** The daily check-in. */
export interface CheckInFeature {
  readonly view: CheckInView
  /** Reads how it stands; what cannot be read is not there (GATE-19). */
  readonly load: Task<void>
  /** Somebody wants the popup. */
  readonly ask: IO<void>
  /** The popup has opened: it reads how it stands, and does not come by itself again today. */
  readonly opened: Task<void>
  readonly close: IO<void>
  readonly checkIn: Task<void>
}
