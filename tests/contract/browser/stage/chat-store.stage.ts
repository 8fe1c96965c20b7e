import { Dexie } from 'dexie'
import { makeDexieChatStores } from '../../../../src/infrastructure/storage/dexie/dexie-chat-stores.adapter'
import { makeJournalFake } from '../../../fakes/journal.fake'
import { chatStoreCases } from '../../chat-store/chat-store.cases'
import type { ChatWorld } from '../../chat-store/chat-store.world'
import { dexieCases, type DexieWorld, type TableShape } from '../../chat-store/dexie.cases'
import { quotaCases } from '../../chat-store/quota.cases'
import { suiteOf } from './suite'
import { until } from './until'

const NAME = 'livcam-chat'

export const chatStoreSuite = suiteOf<ChatWorld>(chatStoreCases, async () => {
  await Dexie.delete(NAME)
  return { world: { stores: makeDexieChatStores(makeJournalFake()) }, end: async () => {} }
})

/** The steps share the database. */
export const quotaSuite = suiteOf<ChatWorld>(quotaCases, async () => ({
  world: { stores: makeDexieChatStores(makeJournalFake()) },
  end: async () => {},
}))

/** A connection of its own, without a schema: what is there is what is seen. */
const within = async <A>(run: (db: Dexie) => Promise<A>): Promise<A> => {
  const db = await new Dexie(NAME).open()
  try {
    return await run(db)
  } finally {
    db.close()
  }
}

const shapeOf = (db: Dexie): Readonly<Record<string, TableShape>> =>
  Object.fromEntries(
    db.tables.map(({ name, schema }) => [
      name,
      {
        keyPath: schema.primKey.keyPath,
        indexes: Object.fromEntries(schema.indexes.map((index) => [index.name, index.unique === true])),
      },
    ]),
  )

export const dexieSuite = suiteOf<DexieWorld>(dexieCases, async () => {
  await Dexie.delete(NAME)
  const journal = makeJournalFake()
  const noDatabase = {
    open: () => {
      throw new DOMException('not allowed here', 'SecurityError')
    },
  }
  return {
    end: async () => {},
    world: {
      until,
      tab: () => makeDexieChatStores(journal),
      forbidden: () => makeDexieChatStores(journal, { indexedDB: noDatabase as never, IDBKeyRange }),
      notes: () => journal.notes.map((note) => note.what),
      schema: () => within(async (db) => ({ version: db.verno, tables: shapeOf(db) })),
      all: (table) => within((db) => db.table(table).toArray()),
      drop: () => Dexie.delete(NAME),
      put: (table, row) => within(async (db) => void (await db.table(table).put(row))),
    },
  }
})
