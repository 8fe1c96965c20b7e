import * as E from 'fp-ts/Either'
import { DAY, type Instant } from '../../src/domain/kernel/time'
import type { Store } from '../store/store'

/** So long an ended session stays in the store, for whoever asks what happened. */
const KEEP_MS = 30 * DAY

/**
 * Forgets sessions that ended long ago, or were not used for as long as their cookie lasts, with their tokens, and tokens
 * that were used long ago.
 */
export const pruneSessions = (store: Store, cookieMs: number, now: Instant): Promise<unknown> =>
  store.work(async ({ db }) => {
    await db
      .deleteFrom('sessions')
      .where((where) => where.or([where('revoked_at', '<', now - KEEP_MS), where('seen_at', '<', now - cookieMs)]))
      .execute()
    await db
      .deleteFrom('automatic_tokens')
      .where('used_at', '<', now - KEEP_MS)
      .execute()
    return E.right(undefined)
  })
