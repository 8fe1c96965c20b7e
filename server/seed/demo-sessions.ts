import * as E from 'fp-ts/Either'
import type { Instant } from '../../src/domain/kernel/time'
import type { Work } from '../store/store'

/**
 * Ends the sessions of demo people in a database that local mode has filled, and with them their automatic logins: in
 * production mode nobody comes in as one of them (@rule PLUS-1).
 */
export const endDemoSessions = async ({ db }: Work, now: Instant): Promise<E.Either<never, void>> => {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, ended_code: 0, ended_message: '' })
    .where('revoked_at', 'is', null)
    .where('user_id', 'in', db.selectFrom('users').select('id').where('demo', '=', 1))
    .execute()
  return E.right(undefined)
}
