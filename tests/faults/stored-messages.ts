import { isLeft } from 'fp-ts/Either'
import type { ChatStore, ChatStores } from '../../src/application/chat/chat-store.port'
import type { StoredMessage } from '../../src/domain/chat/delivery'
import type { UserId } from '../../src/domain/kernel/ids'

/** Somebody's chat store, for looking into it. */
export const openStore = async (stores: ChatStores, user: UserId): Promise<ChatStore> => {
  const opened = await stores.open(user)()
  if (isLeft(opened)) throw new Error('the store does not open')
  return opened.right
}

/** All messages of a conversation, oldest first. */
export const storedMessages = async (store: ChatStore, friend: UserId): Promise<readonly StoredMessage[]> => {
  const read = await store.messages(friend, Infinity, 1_000_000)()
  if (isLeft(read)) throw new Error('the store cannot be read')
  return read.right
}
