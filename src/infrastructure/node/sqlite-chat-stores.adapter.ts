import type { DatabaseSync } from 'node:sqlite'
import * as TE from 'fp-ts/TaskEither'
import type { LocalData } from '../../application/account/local-data.port'
import type { ChatStores } from '../../application/chat/chat-store.port'
import type { MessageSearches } from '../../application/chat/message-search.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { UserId } from '../../domain/kernel/ids'
import { makeChatStore } from '../storage/chat/chat-store'
import { restoreUnsent } from '../storage/chat/sending'
import { storeFailed } from '../storage/chat/store-failed'
import type { ChatDatabase } from '../storage/chat/tables'
import { makeMemoryMessageSearch } from '../storage/search/memory-message-search'
import { sqliteTables, Statements } from './sqlite-tables'

/** The chat stores of one state, what wipes them, and what searches them. */
export interface SqliteChatStores extends ChatStores {
  readonly localData: LocalData
  readonly search: MessageSearches
}

type InTurn = <A>(run: () => Promise<A>) => Promise<A>

/** All people of a database wait for each other: it has one transaction at a time. */
const makeTurns = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
}

const within = async <A>(database: DatabaseSync, run: () => Promise<A>): Promise<A> => {
  database.exec('begin immediate')
  try {
    const result = await run()
    database.exec('commit')
    return result
  } catch (cause) {
    if (database.isOpen && database.isTransaction) database.exec('rollback')
    throw cause
  }
}

/** Chats of whoever signs in here, in a SQLite file that this process alone has open (@rule CHAT-53). */
export const makeSqliteChatStores = (database: DatabaseSync, journal: Journal): SqliteChatStores => {
  const [sql, inTurn] = [new Statements(database), makeTurns()]
  const people = new Map<UserId, ChatDatabase>()
  const make = (user: UserId): ChatDatabase => {
    const listeners = new Set<{ readonly run: (friends: readonly UserId[] | 'all') => void }>()
    const tables = sqliteTables(sql, user, journal)
    return {
      user,
      read: (run) => inTurn(() => run(tables)),
      write: (run) => inTurn(() => within(database, () => run(tables))),
      changed: (friends) => [...listeners].forEach((listener) => listener.run(friends)),
      onChanged: (run) => {
        const listener = { run }
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
  }
  const of = (user: UserId): ChatDatabase => {
    const known = people.get(user) ?? make(user)
    people.set(user, known)
    return known
  }
  return {
    open: (user) =>
      TE.tryCatch(async () => {
        await of(user).write((tables) => restoreUnsent(tables, user))
        return makeChatStore(of(user))
      }, storeFailed),
    search: { open: (user) => TE.of(makeMemoryMessageSearch(of(user))) },
    localData: {
      unsent: (user) => () => of(user).read(async (tables) => (await tables.outbox()).length),
      wipe: (user, keepUnsent) => async () => {
        await of(user).write((tables) => tables.clear(keepUnsent))
        of(user).changed('all')
      },
    },
  }
}
