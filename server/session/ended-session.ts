import type { Tx } from '../store/database'
import { atRest } from './session-hash'

/** How a session ended, and whose it was; `code` 0 when nothing was said. */
export interface EndedSession {
  readonly userId: number
  readonly deviceId: string
  readonly code: number
  readonly message: string
}

/** The ended session of both its secrets, the twin cookie and the handle; null when there was none. */
export const findEnded = async (db: Tx, sid: string, handle: string): Promise<EndedSession | null> => {
  const row = await db
    .selectFrom('sessions')
    .select(['user_id', 'device_id', 'ended_code', 'ended_message'])
    .where('sid_hash', '=', atRest(sid))
    .where('handle', '=', atRest(handle))
    .where('revoked_at', 'is not', null)
    .executeTakeFirst()
  if (row === undefined) return null
  return { userId: row.user_id, deviceId: row.device_id, code: row.ended_code, message: row.ended_message }
}
