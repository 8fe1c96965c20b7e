import type { IO } from 'fp-ts/IO'

export interface SystemNotice {
  /** Of two with the same id only the later one stands. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Address of a picture; empty for none. */
  readonly picture: string
}

/**
 * Notices of the system beside the page, without a sound of their own; a press brings the page to the front. Nobody is ever
 * asked for leave here: without one given before nothing is shown.
 */
export interface SystemNotices {
  /** Shows it until it is stopped or put away. */
  readonly show: (notice: SystemNotice) => IO<void>
}
