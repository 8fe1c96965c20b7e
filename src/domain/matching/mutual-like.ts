import { SECOND, type Instant } from '../kernel/time'

/** So long after the like that completes a pair its call may begin (@rule MTCH-30). */
export const MUTUAL_LIKE_MS = 30 * SECOND

/** A pair that has just been completed: who completed it may call, once. */
export interface MutualLike {
  readonly completedAt: Instant
  readonly usedAt: Instant | null
}

/** Whether the call of a pair may begin (@rule MTCH-30). */
export const mayCallAfterLike = ({ completedAt, usedAt }: MutualLike, now: Instant): boolean =>
  usedAt === null && now - completedAt < MUTUAL_LIKE_MS
