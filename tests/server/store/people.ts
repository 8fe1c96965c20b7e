import * as E from 'fp-ts/Either'
import type { Store } from '../../../server/store/store'

/** Adds a person and answers the id that the store gave. */
export const addPerson = async (store: Store, userName = 'Somebody'): Promise<number> => {
  const added = await store.work(async ({ db }) => {
    const { id } = await db
      .insertInto('users')
      .values({
        user_name: userName,
        user_name_search: userName.toLowerCase(),
        gender: 1,
        birthday: '1990-01-31',
        created_at: 0,
        deleted_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return E.right(id)
  })
  if (E.isLeft(added)) throw new Error('not added')
  return added.right
}
