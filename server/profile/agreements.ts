import type { Instant } from '../../src/domain/kernel/time'
import type { Tx } from '../store/database'

/** `p_type` of the privacy agreement, the only one there is. */
export const PRIVACY = 3

/** The newest version of the privacy agreement that somebody agreed to; 0: none. */
export const agreedVersion = async (db: Tx, userId: number): Promise<number> => {
  const row = await db
    .selectFrom('agreements')
    .select('version')
    .where('user_id', '=', userId)
    .where('type', '=', PRIVACY)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Somebody agrees to that version; to have agreed to a newer one stays. */
export const noteAgreement = async (db: Tx, userId: number, version: number, at: Instant): Promise<void> => {
  const agreed = { version, at }
  await db
    .insertInto('agreements')
    .values({ user_id: userId, type: PRIVACY, ...agreed })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet(agreed).where('agreements.version', '<', version),
    )
    .execute()
}
