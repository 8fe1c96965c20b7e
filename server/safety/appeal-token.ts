import type { Instant } from '../../src/domain/kernel/time'
import { hashSecret, newSecret } from '../account/secret'
import type { Settings } from '../settings'
import type { Tx } from '../store/database'
import type { Work } from '../store/store'

/** So many open ban screens of one person may appeal; beyond that the oldest no longer can. */
const TOKENS_AT_MOST = 5

/** Who appeals against what. */
export interface Appellant {
  readonly sanctionId: number
  readonly userId: number
}

/** A token that appeals once, for somebody who has no session; stored hashed (@rule PLUS-13). */
export const makeAppealToken = async (
  { db }: Work,
  { sanctionId, userId }: Appellant,
  now: Instant,
): Promise<string> => {
  const token = newSecret()
  const own = db
    .selectFrom('appeal_tokens')
    .select('token_hash')
    .where('sanction_id', '=', sanctionId)
    .where('user_id', '=', userId)
  const old = await own
    .orderBy('made_at', 'desc')
    .offset(TOKENS_AT_MOST - 1)
    .limit(TOKENS_AT_MOST)
    .execute()
  const hashes = old.map(({ token_hash }) => token_hash)
  if (hashes.length > 0) await db.deleteFrom('appeal_tokens').where('token_hash', 'in', hashes).execute()
  await db
    .insertInto('appeal_tokens')
    .values({ token_hash: hashSecret(token), sanction_id: sanctionId, user_id: userId, made_at: now })
    .execute()
  return token
}

/** Whose token it is; null when it is forged, used or over. */
export const readAppealToken = async (
  db: Tx,
  { tokenMs }: Settings['safety']['appeals'],
  token: string,
  now: Instant,
): Promise<Appellant | null> => {
  const row = await db
    .selectFrom('appeal_tokens')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('made_at', '>', now - tokenMs)
    .executeTakeFirst()
  return row === undefined ? null : { sanctionId: row.sanction_id, userId: row.user_id }
}

/** Uses a token up. */
export const useAppealToken = async ({ db }: Work, token: string): Promise<void> => {
  await db.deleteFrom('appeal_tokens').where('token_hash', '=', hashSecret(token)).execute()
}

/** Forgets tokens that are over. */
export const pruneAppealTokens = async ({ db }: Work, before: Instant): Promise<void> => {
  await db.deleteFrom('appeal_tokens').where('made_at', '<=', before).execute()
}
