import type { DexieOptions } from 'dexie'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LocalData } from '../../../application/account/local-data.port'
import type { ChatStores, StoreFailed } from '../../../application/chat/chat-store.port'
import type { MessageSearches } from '../../../application/chat/message-search.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { UserId } from '../../../domain/kernel/ids'
import { makeChatStore } from '../chat/chat-store'
import { restoreUnsent } from '../chat/sending'
import { storeFailed } from '../chat/store-failed'
import type { ChatDatabase, ChatTables } from '../chat/tables'
import { makeMemoryChatStores, type MemoryChatStores } from '../memory/memory-chat-stores.adapter'
import { searchFailed } from '../search/search-failed'
import { makeWorkerMessageSearch, startSearchWorker, type SearchWorker } from './worker-message-search'
import { declareDatabase, type LivcamChat } from './chat-database'
import { dexieTables } from './dexie-tables'
import { makeKeptCursor } from './kept-cursor'
import { makeNews, type News } from './news'

/** The chat stores of this browser, what wipes them, and what searches them. */
export interface DexieChatStores extends ChatStores {
  readonly localData: LocalData
  readonly search: MessageSearches
}

/** What tests put in place of the browser's own. */
export interface DexieParts extends DexieOptions {
  readonly searchWorker?: () => SearchWorker
}

const personOf = (db: LivcamChat, user: UserId, journal: Journal, news: News): ChatDatabase => {
  const cursor = makeKeptCursor()
  news.hear((friends) => (friends === 'all' ? cursor.forget() : undefined))
  const within =
    (mode: 'r' | 'rw') =>
    async <A>(run: (tables: ChatTables) => Promise<A>): Promise<A> =>
      // Dexie keeps a transaction open over native awaits only where it is given an async function.
      db.dexie.transaction(mode, [db.history, db.conversations, db.outbox, db.cursors], async () =>
        run(cursor.watched(dexieTables(db, user, journal))),
      )
  return { user, read: within('r'), write: within('rw'), changed: news.tell, onChanged: news.hear }
}

/** Opens the database; where there is none, or it may not be used, memory serves from then on (@rule CHAT-53). */
const opener = (db: LivcamChat, journal: Journal): TE.TaskEither<StoreFailed, 'open' | 'none'> => {
  let none = false
  const open = pipe(
    TE.tryCatch(() => db.dexie.open(), storeFailed),
    TE.map((): 'open' | 'none' => 'open'),
    TE.orElse((failed) => {
      if (failed.full) return TE.left(failed)
      none = true
      journal.dropped('local database', failed.cause)
      return TE.right('none' as const)
    }),
  )
  return () => (none ? TE.right<StoreFailed, 'open' | 'none'>('none')() : open())
}

const makeLocalData = (of: (user: UserId) => Promise<ChatDatabase | null>, journal: Journal, memory: LocalData) => ({
  unsent: (user: UserId) => async (): Promise<number> => {
    const database = await of(user)
    if (!database) return memory.unsent(user)()
    return database
      .read(async (tables) => (await tables.outbox()).length)
      .catch((cause: unknown) => {
        journal.defect('counting what is unsent', cause)
        return 0
      })
  },
  wipe: (user: UserId, keepUnsent: boolean) => async (): Promise<void> => {
    const database = await of(user)
    if (!database) return memory.wipe(user, keepUnsent)()
    await database
      .write((tables) => tables.clear(keepUnsent))
      .catch((cause: unknown) => journal.defect('wiping local data', cause))
    database.changed('all')
  },
})

/** `parts` name another IndexedDB for tests; the default is the browser's own. */
export const makeDexieChatStores = (journal: Journal, parts: DexieParts = {}): DexieChatStores => {
  const { searchWorker = startSearchWorker, ...options } = parts
  const db = declareDatabase(options)
  const memory: MemoryChatStores = makeMemoryChatStores()
  const ready = opener(db, journal)
  const people = new Map<UserId, ChatDatabase>()
  const person = (user: UserId): ChatDatabase => {
    const known = people.get(user) ?? personOf(db, user, journal, makeNews(user))
    people.set(user, known)
    return known
  }
  const of = async (user: UserId): Promise<ChatDatabase | null> => {
    const state = await ready()
    return state._tag === 'Right' && state.right === 'open' ? person(user) : null
  }
  const openHere = (user: UserId) =>
    TE.tryCatch(async () => {
      await person(user).write((tables) => restoreUnsent(tables, user))
      return makeChatStore(person(user))
    }, storeFailed)

  const searchHere = (user: UserId) =>
    makeWorkerMessageSearch({ me: user, start: searchWorker, onChanged: person(user).onChanged })

  return {
    open: (user) =>
      pipe(
        ready,
        TE.flatMap((state) => (state === 'open' ? openHere(user) : memory.open(user))),
      ),
    search: {
      open: (user) =>
        pipe(
          ready,
          TE.mapLeft(({ cause }) => searchFailed(cause)),
          TE.flatMap((state) => (state === 'open' ? TE.right(searchHere(user)) : memory.search.open(user))),
        ),
    },
    localData: makeLocalData(of, journal, memory.localData),
  }
}
