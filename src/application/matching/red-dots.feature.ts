import type { PlayWayName } from '../../domain/kernel/play-way'

export interface RedDotsView {
  /** Whether the tab of that way bears a red dot (SHELL-72). */
  readonly has: (way: PlayWayName) => boolean
}

/** Red dots on the tabs. What cannot be read is not there; nobody is told (GATE-19). */
export interface RedDotsFeature {
  readonly view: RedDotsView
  /** The tab is open: its dot goes until there is something newer, also after a reload (SHELL-73). */
  readonly open: (way: PlayWayName) => void
}
