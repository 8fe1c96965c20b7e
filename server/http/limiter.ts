import * as E from 'fp-ts/Either'
import { DAY, type Instant } from '../../src/domain/kernel/time'
import type { Limit } from '../settings'
import type { Tx } from '../store/database'
import type { Store } from '../store/store'

/** Counts what a subject does in windows of fixed length; answers 0, or the ms to wait when it was too much. */
export interface Limiter {
  readonly take: (subject: string, limit: Limit, now: Instant) => Promise<number>
  /** Forgets windows that have passed. */
  readonly sweep: (now: Instant) => Promise<void>
}

const LONGEST_MS = DAY
const MOST_SUBJECTS = 100_000

/**
 * For frequent things: the count is this process's own. With `most` subjects in memory the one whose window is the oldest
 * is forgotten, so that a crowd of made-up subjects neither fills the memory nor goes uncounted.
 */
export const memoryLimiter = (most = MOST_SUBJECTS): Limiter => {
  /** In the order in which the windows began. */
  const windows = new Map<string, { start: Instant; count: number; ms: number }>()
  const begin = (subject: string, start: Instant, ms: number) => {
    windows.delete(subject)
    const [oldest] = windows.size >= most ? windows.keys() : []
    if (oldest !== undefined) windows.delete(oldest)
    const window = { start, count: 0, ms }
    windows.set(subject, window)
    return window
  }
  return {
    take: (subject, { count, ms }, now) => {
      const known = windows.get(subject)
      const window = known === undefined || now - known.start >= ms ? begin(subject, now, ms) : known
      window.count += 1
      return Promise.resolve(window.count <= count ? 0 : window.start + ms - now)
    },
    sweep: (now) => {
      for (const [subject, { start, ms }] of windows) if (now - start >= ms) windows.delete(subject)
      return Promise.resolve()
    },
  }
}

/** Counts one more in the window of `subject`; 0, or the ms to wait when it was too much. */
export const takeWindow = async (db: Tx, subject: string, { count, ms }: Limit, now: Instant): Promise<number> => {
  const fresh = await db
    .insertInto('rate_limits')
    .values({ key: subject, window_start: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('rate_limits.window_start', '<=', now - ms)
          .then(1)
          .else(eb('rate_limits.count', '+', 1))
          .end(),
        window_start: eb
          .case()
          .when('rate_limits.window_start', '<=', now - ms)
          .then(now)
          .else(eb.ref('rate_limits.window_start'))
          .end(),
      })),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  return fresh.count <= count ? 0 : fresh.window_start + ms - now
}

/** For rare and dear things (codes, passwords): counted in the store, for all processes and over restarts. */
export const storedLimiter = (store: Store): Limiter => ({
  take: async (subject, limit, now) => {
    const taken = await store.work<never, number>(async ({ db }) => E.right(await takeWindow(db, subject, limit, now)))
    return E.isRight(taken) ? taken.right : 0
  },
  sweep: async (now) => {
    await store.work<never, void>(async ({ db }) => {
      await db
        .deleteFrom('rate_limits')
        .where('window_start', '<', now - LONGEST_MS)
        .execute()
      return E.right(undefined)
    })
  },
})
