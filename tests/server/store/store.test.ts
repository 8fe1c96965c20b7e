import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store, Work } from '../../../server/store/store'
import { describeOnStores } from './test-store'

const put =
  (name: string, value = 'v') =>
  async (work: Work) => {
    await work.db.insertInto('server_keys').values({ name, value }).execute()
    return E.right(name)
  }

const refusedAfterWriting = async (work: Work) => {
  await put('a')(work)
  return E.left('no')
}

const increment = async ({ db }: Work) => {
  const { value } = await db.selectFrom('server_keys').select('value').executeTakeFirstOrThrow()
  await db
    .updateTable('server_keys')
    .set({ value: `${Number(value) + 1}` })
    .execute()
  return E.right(value)
}

describeOnStores('a store', (open) => {
  let store: Store

  beforeEach(async () => {
    store = await open()
  })
  afterEach(() => store.close())

  const names = () =>
    store.read(async (db) => {
      const rows = await db.selectFrom('server_keys').select('name').orderBy('name').execute()
      return rows.map(({ name }) => name)
    })

  it('keeps what a unit of work wrote', async () => {
    expect(await store.work(put('a'))).toEqual(E.right('a'))
    expect(await names()).toEqual(['a'])
  })

  it('rolls a Left back and answers it', async () => {
    expect(await store.work(refusedAfterWriting)).toEqual(E.left('no'))
    expect(await names()).toEqual([])
  })

  it('rejects only the unit that threw, and keeps its neighbours', async () => {
    const broken = async (work: Work) => {
      await put('b')(work)
      throw new Error('defect')
    }
    const settled = await Promise.allSettled([store.work(put('a')), store.work(broken), store.work(put('c'))])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await names()).toEqual(['a', 'c'])
  })

  it('rejects only the unit that broke a constraint', async () => {
    const settled = await Promise.allSettled([store.work(put('a')), store.work(put('a')), store.work(put('b'))])
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await names()).toEqual(['a', 'b'])
  })

  it('runs what waits for the commit after it, and not at all when it was rolled back', async () => {
    const seen: string[] = []
    const looking = (name: string) => async (work: Work) => {
      work.after(() => seen.push(name))
      await put(name)(work)
      return name === 'left' ? E.left('no') : E.right(seen.length)
    }
    const during = await store.work(looking('right'))
    await store.work(looking('left'))
    expect(during).toEqual(E.right(0))
    expect(seen).toEqual(['right'])
  })

  it('does not show a reader what is not committed yet', async () => {
    const seenMeanwhile = await store.work(async (work) => {
      await put('a')(work)
      return E.right(await names())
    })
    expect(seenMeanwhile).toEqual(E.right([]))
  })

  it('loses no update of many that read before they write', async () => {
    await store.work(put('counter', '0'))
    await Promise.all(Array.from({ length: 40 }, () => store.work(increment)))
    const left = await store.read((db) => db.selectFrom('server_keys').select('value').executeTakeFirst())
    expect(left?.value).toBe('40')
  })

  it('refuses a unit of work inside another one instead of waiting for itself', async () => {
    await expect(store.work(async () => E.right(await store.work(put('a'))))).rejects.toThrow('cannot start another')
    expect(await store.work(put('b'))).toEqual(E.right('b'))
  })

  it('gives whole numbers back as numbers, counts and sums too', async () => {
    const row = await store.read((db) =>
      db
        .selectFrom('users')
        .select((of) => [
          of.fn.countAll<number>().as('count'),
          of.fn.coalesce(of.fn.sum<number>('id'), of.lit(0)).as('sum'),
        ])
        .executeTakeFirstOrThrow(),
    )
    expect({ ...row }).toEqual({ count: 0, sum: 0 })
  })

  it('refuses to work when it is closed', async () => {
    const other = await open()
    await other.close()
    await expect(other.work(put('a'))).rejects.toThrow(/closed|destroyed|end/)
  })
})
