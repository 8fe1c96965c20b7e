import { setImmediate as nextTurn } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMedium, dropMedia, findMedium } from '../../../server/media/media-rows'
import { sweepMedia } from '../../../server/media/sweep-media'
import { defaultSettings } from '../../../server/settings'
import type { Store } from '../../../server/store/store'
import type { MediaState } from '../../../server/store/tables/media.table'
import { fakeMediaStore, type FakeMediaStore } from '../../fakes/media-store.fake'
import { addPerson } from '../store/people'
import { openTestStore } from '../store/test-store'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = 1_800_000_000_000
const { pictures } = defaultSettings('local')

let store: Store
let media: FakeMediaStore
let ownerId: number

beforeEach(async () => {
  store = await openTestStore()
  media = fakeMediaStore()
  ownerId = await addPerson(store)
})
afterEach(() => store.close())

const id = (digits: string) => digits.padStart(32, '0')
const put = (name: string, age: number) => media.put(id(name), { large: new Uint8Array([1]) }, now - age)
const add = (name: string, state: MediaState, age: number) =>
  store.work(async (work) =>
    E.right(await addMedium(work, { id: id(name), ownerId, kind: 'head', state, now: now - age })),
  )
const sweep = () => sweepMedia(store, media, pictures, now)
const row = (name: string) => store.read((db) => findMedium(db, id(name)))

describe('the sweep', () => {
  it('takes files whose upload came to nothing, once they are an hour old', async () => {
    await put('a', HOUR)
    await put('b', HOUR + 1)
    await put('c', HOUR + 1)
    await add('c', 'reviewing', HOUR + 1)
    await sweep()
    expect(media.ids()).toEqual([id('a'), id('c')])
  })

  it('takes uploads that were not saved for a day, row and file', async () => {
    for (const [name, age] of [
      ['a', DAY],
      ['b', DAY + 1],
    ] as const) {
      await put(name, age)
      await add(name, 'draft', age)
    }
    await put('c', 2 * DAY)
    await add('c', 'refused', 2 * DAY)
    await sweep()
    expect([await row('a'), await row('b')]).toMatchObject([{ state: 'draft' }, undefined])
    expect(media.ids()).toEqual([id('a'), id('c')])
  })

  it('goes through more files than it asks for at once', async () => {
    for (let name = 0; name < 450; name += 1) await put(name.toString(16), 2 * HOUR)
    await add('ff', 'approved', 2 * HOUR)
    await sweep()
    expect(media.ids()).toEqual([id('ff')])
  })
})

describe('dropping', () => {
  it('takes the file after the commit, and not when the unit is rolled back', async () => {
    await put('a', 0)
    await add('a', 'approved', 0)
    await store.work(async (work) => {
      await dropMedia(work, media, [id('a')])
      expect(media.ids()).toHaveLength(1)
      return E.left('no')
    })
    expect([media.ids(), await row('a')]).toMatchObject([[id('a')], { state: 'approved' }])
    await store.work(async (work) => E.right(await dropMedia(work, media, [id('a')])))
    expect([media.ids(), await row('a')]).toEqual([[], undefined])
  })

  it('harms nothing when the file cannot be removed: the sweep takes it later', async () => {
    await put('a', 2 * HOUR)
    await add('a', 'approved', 2 * HOUR)
    const stuck = { ...media, remove: () => Promise.reject(new Error('the disk is away')) }
    await store.work(async (work) => E.right(await dropMedia(work, stuck, [id('a')])))
    expect(media.ids()).toEqual([id('a')])
    await sweep()
    expect(media.ids()).toEqual([])
  })
})

it('thousands of pictures are dropped in one unit, and their files one after the other', async () => {
  let [running, most, removed] = [0, 0, 0]
  const slow = {
    ...media,
    remove: async () => {
      running += 1
      most = Math.max(most, running)
      await nextTurn()
      running -= 1
      removed += 1
    },
  }
  const ids = Array.from({ length: 33_000 }, (_, at) => id(String(at)))
  await add('1', 'reviewing', 0)
  await store.work(async (work) => E.right(await dropMedia(work, slow, ids)))
  expect(await row('1')).toBeUndefined()
  await expect.poll(() => removed, { timeout: 5_000 }).toBe(ids.length)
  expect(most).toBe(1)
})
