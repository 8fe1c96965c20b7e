import * as TE from 'fp-ts/TaskEither'
import type { LocalData } from '../../../application/account/local-data.port'
import type { ChatStores } from '../../../application/chat/chat-store.port'
import type { MessageSearches } from '../../../application/chat/message-search.port'
import type { UserId } from '../../../domain/kernel/ids'
import { makeChatStore } from '../chat/chat-store'
import { restoreUnsent } from '../chat/sending'
import { storeFailed } from '../chat/store-failed'
import type { ChatDatabase, ChatTables } from '../chat/tables'
import { makeMemoryMessageSearch } from '../search/memory-message-search'
import { emptyState, memoryTables, type MemoryState } from './memory-tables'

/** Chat stores that last as long as the page, and what wipes them. */
export interface MemoryChatStores extends ChatStores {
  readonly localData: LocalData
  readonly search: MessageSearches
}

const copied = (state: MemoryState): MemoryState => ({
  history: new Map(state.history),
  conversations: new Map(state.conversations),
  outbox: new Map(state.outbox),
  cursor: state.cursor,
})

const makeDatabase = (user: UserId): ChatDatabase => {
  const listeners = new Set<{ readonly run: (friends: readonly UserId[] | 'all') => void }>()
  let state = emptyState()
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(run: () => Promise<A>): Promise<A> => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    user,
    read: (run) => inTurn(() => run(memoryTables(state, user))),
    write: (run) =>
      inTurn(async () => {
        const draft = copied(state)
        const result = await run(memoryTables(draft, user))
        state = draft
        return result
      }),
    changed: (friends) => [...listeners].forEach((listener) => listener.run(friends)),
    onChanged: (run) => {
      const listener = { run }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A chat store without a database: for private windows, the terminal's dry runs and tests (@rule CHAT-53). */
export const makeMemoryChatStores = (): MemoryChatStores => {
  const databases = new Map<UserId, ChatDatabase>()
  const of = (user: UserId): ChatDatabase => {
    const database = databases.get(user) ?? makeDatabase(user)
    databases.set(user, database)
    return database
  }
  const outboxSize = async (tables: ChatTables) => (await tables.outbox()).length
  return {
    open: (user) =>
      TE.tryCatch(async () => {
        const database = of(user)
        await database.write((tables) => restoreUnsent(tables, user))
        return makeChatStore(database)
      }, storeFailed),
    search: { open: (user) => TE.of(makeMemoryMessageSearch(of(user))) },
    localData: {
      unsent: (user) => () => of(user).read(outboxSize),
      wipe: (user, keepUnsent) => async () => {
        await of(user).write((tables) => tables.clear(keepUnsent))
        of(user).changed('all')
      },
    },
  }
}
