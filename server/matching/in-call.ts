import type { Tx } from '../store/database'

/** Who of `people` is in a call, or rings (@rule CALL-30). */
export const inCall = async (db: Tx, people: readonly number[]): Promise<readonly number[]> => {
  const taken = await db
    .selectFrom('call_slots')
    .select('user_id')
    .where('user_id', 'in', [...people])
    .execute()
  return taken.map(({ user_id }) => user_id)
}
