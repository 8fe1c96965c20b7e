import * as O from 'fp-ts/Option'
import type { Instant } from '../../src/domain/kernel/time'
import type { Ending } from '../session/kick'
import { languageOfSession, type Speaking } from '../session/person-language'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'
import type { SafetyDeps } from './safety-deps'
import { findBar } from './sanction-store'
import { tellBar } from './tell-bar'

interface Open extends Speaking {
  readonly id: string
  readonly user_id: number
  readonly device_id: string
}

const openSessions = (db: Tx) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'device_id', 'language', 'language_id'])
    .where('revoked_at', 'is', null)

/** Sessions of the person, and of anybody on the devices. */
const concerned = async (db: Tx, userId: number, devices: readonly string[]): Promise<readonly Open[]> =>
  openSessions(db)
    .where((where) =>
      devices.length === 0
        ? where('user_id', '=', userId)
        : where.or([where('user_id', '=', userId), where('device_id', 'in', [...devices])]),
    )
    .orderBy('id')
    .execute()

/** Ends every session that a sanction on the person or on the devices keeps out, each with its own code (@rule ACCT-106 ACCT-107). */
export const putOutBarred = async (
  work: Work,
  deps: SafetyDeps,
  { userId, devices }: { readonly userId: number; readonly devices: readonly string[] },
  now: Instant,
): Promise<void> => {
  for (const open of await concerned(work.db, userId, devices)) {
    const bar = await findBar(work.db, { userId: open.user_id, deviceId: open.device_id }, now)
    if (O.isNone(bar)) continue
    const ending: Ending = await tellBar(work, deps.settings, bar.value, {
      userId: open.user_id,
      language: languageOfSession(open),
      now,
      appeals: true,
    })
    await deps.departures.leave(work, { id: open.id, userId: open.user_id }, ending, now)
  }
}
