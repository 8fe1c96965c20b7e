import * as TE from 'fp-ts/TaskEither'
import type { ChatStore, ChatStores, StoreFailed } from '../../src/application/chat/chat-store.port'
import type { MessageSearches } from '../../src/application/chat/message-search.port'
import type { LocalData } from '../../src/application/account/local-data.port'
import { makeMemoryChatStores } from '../../src/infrastructure/storage/memory/memory-chat-stores.adapter'

export interface ChatStoresFake extends ChatStores {
  readonly localData: LocalData
  readonly search: MessageSearches
  /** From now on every writing fails so; null: the disk has room again. */
  readonly break: (problem: StoreFailed | null) => void
  /** From now on nothing that is written comes to an end, as when the page goes away meanwhile; false: all is well again. */
  readonly hang: (on: boolean) => void
  /** From now on every page of messages that is asked for comes after this. */
  readonly hold: (until: Promise<void>) => void
}

export const diskFull: StoreFailed = { _tag: 'StoreFailed', full: true, cause: 'full' }

/** The product's own store in memory, which can be told to fail. */
export const makeChatStoresFake = (): ChatStoresFake => {
  const stores = makeMemoryChatStores()
  let problem: StoreFailed | null = null
  let held: Promise<void> = Promise.resolve()
  let hangs = false
  const guarded =
    <A>(task: TE.TaskEither<StoreFailed, A>): TE.TaskEither<StoreFailed, A> =>
    () => {
      if (hangs) return new Promise(() => undefined)
      return problem === null ? task() : TE.left(problem)()
    }

  const guard = (store: ChatStore): ChatStore => ({
    ...store,
    messages: (friend, before, limit) => () => held.then(store.messages(friend, before, limit)),
    receive: (rows) => guarded(store.receive(rows)),
    mergeConversations: (listed) => guarded(store.mergeConversations(listed)),
    mergeHistory: (messages) => guarded(store.mergeHistory(messages)),
    enqueue: (message, extras) => guarded(store.enqueue(message, extras)),
    pictureUploaded: (uuid, url) => guarded(store.pictureUploaded(uuid, url)),
    remove: (uuid) => guarded(store.remove(uuid)),
    accepted: (uuid, id, at) => guarded(store.accepted(uuid, id, at)),
    refused: (uuid, why) => guarded(store.refused(uuid, why)),
    postponed: (uuid, nextAt) => guarded(store.postponed(uuid, nextAt)),
    retry: (uuid) => guarded(store.retry(uuid)),
    discard: (uuid) => guarded(store.discard(uuid)),
    markRead: (friend, upTo) => guarded(store.markRead(friend, upTo)),
    deleteConversation: (friend) => guarded(store.deleteConversation(friend)),
    told: (friend) => guarded(store.told(friend)),
    readOlderThan: (before) => guarded(store.readOlderThan(before)),
  })
  return {
    localData: stores.localData,
    search: stores.search,
    open: (user) => TE.map(guard)(stores.open(user)),
    break: (value) => {
      problem = value
    },
    hang: (on) => {
      hangs = on
    },
    hold: (until) => {
      held = until
    },
  }
}
