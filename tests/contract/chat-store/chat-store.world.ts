import type { LocalData } from '../../../src/application/account/local-data.port'
import type { ChatStore, ChatStores, Received } from '../../../src/application/chat/chat-store.port'
import type { MessageSearches } from '../../../src/application/chat/message-search.port'
import type { ListedConversation } from '../../../src/domain/chat/conversation'
import type { Message } from '../../../src/domain/chat/message'
import type { MessageUuid, UserId } from '../../../src/domain/kernel/ids'
import { got } from '../harness/check'

/** A browser with nothing in it. */
export interface ChatWorld {
  readonly stores: ChatStores & { readonly localData: LocalData; readonly search: MessageSearches }
}

export const ME = 9 as UserId
export const ANA = 4 as UserId
export const BEA = 12 as UserId
export const NOON = Date.UTC(2026, 0, 5, 12)

export const uuid = (n: number): MessageUuid =>
  `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}` as MessageUuid

export const message = (n: number, over: Partial<Message> = {}): Message => ({
  uuid: uuid(n),
  id: n,
  sender: ANA,
  receiver: ME,
  type: 1,
  typeValue: 0,
  bizType: 1040,
  content: `text ${n}`,
  at: NOON + n,
  ...over,
})

/** One that this person sends, not yet accepted. */
export const own = (n: number, over: Partial<Message> = {}): Message =>
  message(n, { id: 0, sender: ME, receiver: ANA, ...over })

export const rows = (cursor: number, messages: readonly Message[], over: Partial<Received> = {}): Received => ({
  cursor,
  messages,
  reads: [],
  relations: [],
  deletions: [],
  ...over,
})

export const listed = (friend: UserId, over: Partial<ListedConversation> = {}): ListedConversation => ({
  friend,
  name: `person ${friend}`,
  headImg: '',
  relation: 'friend',
  pinned: false,
  demo: false,
  unread: 0,
  lastKind: 'txt',
  lastText: 'listed',
  lastAt: NOON,
  ...over,
})

export const unreadOf = async (store: ChatStore, friend: UserId): Promise<number | undefined> =>
  (await got(store.conversations)).find((one) => one.friend === friend)?.unread

export const texts = async (store: ChatStore, friend: UserId, before = Infinity, limit = 100) =>
  (await got(store.messages(friend, before, limit))).map((one) => one.content)
