import { Readable } from 'node:stream'
import type { MediaId, MediaStore } from '../../server/media/media-store.port'
import type { Instant } from '../../src/domain/kernel/time'

export interface FakeMediaStore extends MediaStore {
  /** What is kept now. */
  readonly ids: () => readonly MediaId[]
}

/** The store in memory. */
export const fakeMediaStore = (): FakeMediaStore => {
  const media = new Map<MediaId, { readonly files: Readonly<Record<string, Uint8Array>>; readonly at: Instant }>()
  return {
    ids: () => [...media.keys()],
    put: async (id, files, at) => {
      if (media.has(id)) throw new Error('an id is put once')
      media.set(id, { files, at })
    },
    open: async (id, name) => {
      const file = media.get(id)?.files[name]
      return file && { size: file.length, stream: Readable.from([Buffer.from(file)]) }
    },
    remove: async (id) => void media.delete(id),
    list: async function* (before) {
      for (const [id, { at }] of media) if (at < before) yield id
    },
  }
}
