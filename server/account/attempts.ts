import * as E from 'fp-ts/Either'
import { SECOND, type Instant } from '../../src/domain/kernel/time'
import { refuse, type Refusal } from '../http/handler'
import type { Work } from '../store/store'

/** So many failures lock a subject for so long; failures older than that are forgotten. */
export interface LockRule {
  readonly tries: number
  readonly lockMs: number
}

/** 429 with the time to wait, `ms` from now. */
export const tooSoon = (ms: number): Refusal => {
  const seconds = Math.ceil(ms / SECOND)
  return refuse(429, `Too many requests, try again in ${seconds} s`, { retryAfter: seconds })
}

/** Refuses while the subject is locked, and tells for how long. */
export const checkLock = async (work: Work, subject: string, now: Instant): Promise<E.Either<Refusal, void>> => {
  const row = await work.db
    .selectFrom('sign_in_attempts')
    .select('locked_until')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && row.locked_until > now ? E.left(tooSoon(row.locked_until - now)) : E.right(undefined)
}

/** Counts a wrong password or code; the last one allowed locks. */
export const countFailure = async (
  work: Work,
  { tries, lockMs }: LockRule,
  subject: string,
  now: Instant,
): Promise<void> => {
  const row = await work.db
    .selectFrom('sign_in_attempts')
    .select(['failures', 'at'])
    .where('subject', '=', subject)
    .executeTakeFirst()
  const failures = row && row.at > now - lockMs ? row.failures + 1 : 1
  const locked = failures >= tries
  const counted = { failures: locked ? 0 : failures, locked_until: locked ? now + lockMs : 0, at: now }
  await work.db
    .insertInto('sign_in_attempts')
    .values({ subject, ...counted })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(counted))
    .execute()
}

/** The right one was given: what came before no longer counts. */
export const clearFailures = async (work: Work, subject: string): Promise<void> => {
  await work.db.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute()
}

/** Forgets subjects that neither failed nor were locked for so long that they count from the start anyway. */
export const pruneAttempts = async ({ db }: Work, before: Instant): Promise<void> => {
  await db.deleteFrom('sign_in_attempts').where('at', '<', before).execute()
}
