import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deleteOld, deleteSome } from '../../../server/store/delete-old'
import type { Store } from '../../../server/store/store'
import { describeOnStores } from './test-store'

describeOnStores('old rows', (open) => {
  let store: Store
  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  const addNonces = (ats: readonly number[]) =>
    store.work(async ({ db }) => {
      for (let start = 0; start < ats.length; start += 1_000) {
        const rows = ats.slice(start, start + 1_000).map((at, index) => ({ scope: 's', nonce: `${start + index}`, at }))
        await db.insertInto('nonces').values(rows).execute()
      }
      return E.right(undefined)
    })
  const left = () => store.read((db) => db.selectFrom('nonces').select('at').orderBy('at').execute())

  it('go a few at a time, the oldest first', async () => {
    await addNonces([5, 1, 3, 2, 4])
    const some = (most: number) => store.work(async ({ db }) => E.right(await deleteSome(db, 'nonces', 5, most)))
    expect(await some(2)).toEqual(E.right(2))
    expect(await left()).toEqual([{ at: 3 }, { at: 4 }, { at: 5 }])
    expect(await some(10)).toEqual(E.right(2))
    expect(await left()).toEqual([{ at: 5 }])
  })

  it('go all, in units between which others get their turn', async () => {
    await addNonces(Array.from({ length: 3_500 }, (_, at) => at))
    let turns = 0
    const deleting = deleteOld(store, 'nonces', 3_499)
    const others = Array.from({ length: 20 }, async () => {
      await store.work(async () => E.right((turns += 1)))
      return (await left()).length
    })
    const seen = await Promise.all(others)
    await deleting
    expect(turns).toBe(20)
    expect(Math.max(...seen)).toBeGreaterThan(1)
    expect(await left()).toEqual([{ at: 3_499 }])
  })
})
