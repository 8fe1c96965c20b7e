import type { DexieOptions } from 'dexie'
import { declareDatabase } from '../../../src/infrastructure/storage/dexie/chat-database'
import { serveSearch } from '../../../src/infrastructure/storage/dexie/serve-search'
import type { SearchWorker } from '../../../src/infrastructure/storage/dexie/worker-message-search'

/** The worker of the search, run here: its program, its database, and messages that are copied on their way. */
export const makeSearchWorkerFake = (options: DexieOptions): SearchWorker => {
  const target = new EventTarget()
  const database = declareDatabase(options)
  let over = false
  const hear = serveSearch(database, (told) => {
    const event = new MessageEvent('message', { data: structuredClone(told) })
    queueMicrotask(() => (over ? undefined : target.dispatchEvent(event)))
  })
  return {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (asked: Parameters<typeof hear>[0]) => {
      const copy = structuredClone(asked)
      queueMicrotask(() => (over ? undefined : hear(copy)))
    },
    terminate: () => {
      over = true
      database.dexie.close()
    },
  }
}
