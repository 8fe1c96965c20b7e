import { SECOND } from '../kernel/time'

/** How strongly pictures for safety are compressed: a small file in which a person can be known (@rule CALL-76). */
export const SNAPSHOT_QUALITY = 0.2

/** The word about these pictures counts as read when it stood so long (@rule PLUS-4). */
export const NOTICE_READ_MS = 10 * SECOND

/** A stretch of a talk, in ms after its first frame. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Whom a picture for safety shows: the person who sends it, or the other one at the moment of a report. */
export type Shown = 'self' | 'peer'

/**
 * When pictures are taken: once in each stretch, at a moment that nobody can foresee; `chance` gives 0 up to, but not
 * including, 1. Stretches that are none are left out (@rule CALL-73).
 */
export const snapshotTimes = (stretches: readonly Stretch[], chance: () => number): readonly number[] =>
  stretches
    .filter(({ from, to }) => from >= 0 && to > from)
    .map(({ from, to }) => from + Math.floor(chance() * (to - from)))
