import type { Way } from '../../src/infrastructure/gateway/contract/automatic-way'
import type { Tx } from '../store/database'

/** How the person can sign in, where nobody asked them: an address before a number, and a number before another account. */
export const wayOf = async (db: Tx, userId: number): Promise<Way> => {
  const email = await db.selectFrom('emails').select('email').where('user_id', '=', userId).executeTakeFirst()
  if (email) return 'email'
  const phone = await db.selectFrom('phones').select('phone').where('user_id', '=', userId).executeTakeFirst()
  return phone ? 'phone' : 'social'
}
