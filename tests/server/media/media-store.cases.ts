import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { MediaStore } from '../../../server/media/media-store.port'

const id = (digit: string) => digit.repeat(32)
const text = (content: string) => new TextEncoder().encode(content)
const at = 1_800_000_000_000

const read = async (store: MediaStore, medium: string, name: string): Promise<string | undefined> => {
  const file = await store.open(medium, name)
  if (file === undefined) return undefined
  const content = await buffer(file.stream)
  expect(file.size).toBe(content.length)
  return content.toString()
}

const all = async (store: MediaStore, before: number): Promise<string[]> => {
  const ids: string[] = []
  for await (const medium of store.list(before)) ids.push(medium)
  return ids.toSorted()
}

/** The promise of the port; the fake and every adapter keep it. */
export const mediaStoreCases = (name: string, make: () => Promise<MediaStore>): void => {
  describe(name, () => {
    it('gives back each file of a medium as it was put', async () => {
      const store = await make()
      await store.put(id('a'), { small: text('s'), large: text('large') }, at)
      await store.put(id('b'), { small: text('other') }, at)
      expect(await read(store, id('a'), 'small')).toBe('s')
      expect(await read(store, id('a'), 'large')).toBe('large')
      expect(await read(store, id('b'), 'small')).toBe('other')
    })

    it('knows nothing of other ids and other names', async () => {
      const store = await make()
      await store.put(id('a'), { small: text('s') }, at)
      expect(await read(store, id('a'), 'large')).toBeUndefined()
      expect(await read(store, id('c'), 'small')).toBeUndefined()
    })

    it('has one medium an id', async () => {
      const store = await make()
      await store.put(id('a'), { small: text('first') }, at)
      await expect(store.put(id('a'), { small: text('second') }, at)).rejects.toThrow()
      expect(await read(store, id('a'), 'small')).toBe('first')
    })

    it('forgets what is removed, and removing twice is once', async () => {
      const store = await make()
      await store.put(id('a'), { small: text('s') }, at)
      await store.remove(id('a'))
      await store.remove(id('a'))
      expect(await read(store, id('a'), 'small')).toBeUndefined()
      expect(await all(store, at + 1)).toEqual([])
    })

    it('lists what was put before an instant', async () => {
      const store = await make()
      expect(await all(store, at)).toEqual([])
      await store.put(id('a'), { small: text('s') }, at)
      await store.put(id('b'), { small: text('s') }, at + 5_000)
      expect(await all(store, at)).toEqual([])
      expect(await all(store, at + 5_000)).toEqual([id('a')])
      expect(await all(store, at + 9_000)).toEqual([id('a'), id('b')])
    })
  })
}
