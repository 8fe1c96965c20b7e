import type { Store } from '../store/store'

/** Whether local mode has filled this database. */
export const hasDemoPeople = async (store: Store): Promise<boolean> => {
  const found = await store.read((db) =>
    db.selectFrom('users').select('id').where('demo', '=', 1).limit(1).executeTakeFirst(),
  )
  return found !== undefined
}
