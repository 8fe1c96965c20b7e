import { DatabaseSync } from 'node:sqlite'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, it } from 'vitest'
import { makeSqliteChatStores } from '../../../src/infrastructure/node/sqlite-chat-stores.adapter'
import { makeDexieChatStores } from '../../../src/infrastructure/storage/dexie/dexie-chat-stores.adapter'
import { makeMemoryChatStores } from '../../../src/infrastructure/storage/memory/memory-chat-stores.adapter'
import { makeChatStoresFake } from '../../fakes/chat-store.fake'
import { makeJournalFake } from '../../fakes/journal.fake'
import { chatStoreCases } from './chat-store.cases'
import { makeSearchWorkerFake } from './search-worker.fake'

const worlds = {
  memory: makeMemoryChatStores,
  fake: makeChatStoresFake,
  sqlite: () => makeSqliteChatStores(new DatabaseSync(':memory:'), makeJournalFake()),
  'dexie on a database in memory': () => {
    const parts = { indexedDB: new IDBFactory(), IDBKeyRange }
    return makeDexieChatStores(makeJournalFake(), { ...parts, searchWorker: () => makeSearchWorkerFake(parts) })
  },
}

describe.each(Object.entries(worlds))('chat store: %s', (_name, makeStores) => {
  it.each(chatStoreCases)('$title', ({ run }) => run({ stores: makeStores() }))
})
