import * as TE from 'fp-ts/TaskEither'
import type { ChatStore, StoreFailed } from '../../../application/chat/chat-store.port'
import type { UserId } from '../../../domain/kernel/ids'
import { entryOf } from './rows'
import { accept, discard, enqueue, postpone, refuse, remove, retry } from './sending'
import { storeFailed } from './store-failed'
import type { ChatDatabase, ChatTables } from './tables'
import { keepAddress, readPicture } from './waiting-picture'

/** Reading and writing as the port promises them; a writing tells whose conversations it changed. */
export interface Access {
  readonly read: <A>(run: (tables: ChatTables) => Promise<A>) => TE.TaskEither<StoreFailed, A>
  readonly write: (run: (tables: ChatTables) => Promise<readonly UserId[] | 'all'>) => TE.TaskEither<StoreFailed, void>
}

export const accessTo = (database: ChatDatabase): Access => ({
  read: (run) => TE.tryCatch(() => database.read(run), storeFailed),
  write: (run) =>
    TE.tryCatch(async () => {
      const friends = await database.write(run)
      if (friends.length > 0) database.changed(friends)
    }, storeFailed),
})

type Sending =
  | 'accepted'
  | 'discard'
  | 'enqueue'
  | 'outbox'
  | 'pictureUploaded'
  | 'postponed'
  | 'refused'
  | 'remove'
  | 'retry'
  | 'waits'
  | 'waitingPicture'

/** What the store promises about messages on their way. */
export const sendingStore = (database: ChatDatabase, { read, write }: Access): Pick<ChatStore, Sending> => {
  const { user } = database
  return {
    enqueue: (message, extras = {}) => write((tables) => enqueue(tables, user, message, extras)),
    waitingPicture: (uuid) => read((tables) => readPicture(tables, uuid)),
    pictureUploaded: (uuid, url) =>
      TE.tryCatch(async () => {
        const friend = await database.write((tables) => keepAddress(tables, user, uuid, url))
        if (friend !== null) database.changed([friend])
        return friend !== null
      }, storeFailed),
    outbox: read(async (tables) => (await tables.outbox()).map(entryOf)),
    accepted: (uuid, id, at) => write((tables) => accept(tables, user, uuid, id, at)),
    refused: (uuid, why) => write((tables) => refuse(tables, user, uuid, why)),
    postponed: (uuid, nextAt) => write((tables) => postpone(tables, user, uuid, nextAt)),
    retry: (uuid) => write((tables) => retry(tables, user, uuid)),
    waits: (uuid) => read(async (tables) => (await tables.outboxOf([uuid])).length > 0),
    discard: (uuid) =>
      TE.tryCatch(async () => {
        const friends = await database.write((tables) => discard(tables, user, uuid))
        if (friends.length > 0) database.changed(friends)
        return friends.length > 0
      }, storeFailed),
    remove: (uuid) => write((tables) => remove(tables, user, uuid)),
  }
}
