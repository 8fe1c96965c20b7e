import type { UserId } from '../../../src/domain/kernel/ids'
import { equal, got, type Case } from '../harness/check'
import {
  ANA,
  BEA,
  ME,
  NOON,
  listed,
  message,
  own,
  rows,
  texts,
  unreadOf,
  uuid,
  type ChatWorld,
} from './chat-store.world'

const TEAM = -2 as UserId
const friends = (list: readonly { readonly friend: UserId }[]) => list.map((one) => Number(one.friend))

/** Deletion, requests, and what goes by itself. */
export const panelCases: readonly Case<ChatWorld>[] = [
  {
    title: 'deletes a conversation with all that waits, and tells it until it is told [CHAT-14]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(2, [message(1), message(2, { sender: BEA })])))
      await got(store.enqueue(own(3)))
      await got(store.deleteConversation(ANA))
      equal(friends(await got(store.conversations)), [12])
      equal([await texts(store, ANA), await got(store.outbox)], [[], []])
      equal(await got(store.untold), [{ friend: ANA, upTo: NOON + 1 }])
      await got(store.told(ANA))
      equal(await got(store.untold), [])
    },
  },
  {
    title: 'does not bring back what was deleted: by rows, history or the list of the server [CHAT-14]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(2, [message(1), message(2)])))
      await got(store.deleteConversation(ANA))
      await got(store.receive(rows(2, [message(1), message(2)])))
      await got(store.mergeHistory([message(1), message(2)]))
      await got(store.mergeConversations([listed(ANA, { lastAt: NOON + 2, unread: 2 })]))
      equal(await got(store.conversations), [])
      await got(store.receive(rows(3, [message(3)])))
      equal([await texts(store, ANA), await unreadOf(store, ANA)], [['text 3'], 1])
      equal(await got(store.untold), [{ friend: ANA, upTo: NOON + 2 }])
    },
  },
  {
    title: 'deletes up to what the gateway has, however far ahead the clock of what waits is [CHAT-14]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(1)])))
      await got(store.mergeConversations([listed(ANA, { lastAt: NOON + 2 })]))
      await got(store.enqueue(own(9_000)))
      await got(store.deleteConversation(ANA))
      equal([await texts(store, ANA), await got(store.conversations)], [[], []])
      equal(await got(store.untold), [{ friend: ANA, upTo: NOON + 2 }])
      await got(store.receive(rows(2, [message(2), message(3)])))
      equal([await texts(store, ANA), await unreadOf(store, ANA)], [['text 3'], 1])
    },
  },
  {
    title: 'deletes what the gateway never had without a word to it, and hears what comes then [CHAT-14, CHAT-48]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(0, [message(9_000, { id: 0, sender: TEAM, read: true })])))
      await got(store.deleteConversation(TEAM))
      equal([await texts(store, TEAM), await got(store.untold)], [[], []])
      await got(store.receive(rows(1, [message(1, { sender: TEAM })])))
      equal([await texts(store, TEAM), await unreadOf(store, TEAM)], [['text 1'], 1])
    },
  },
  {
    title: 'applies a deletion of another device up to its instant, and keeps what waits here [CHAT-14]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(3, [message(1), message(2), message(5)])))
      await got(store.enqueue(own(2_000, { uuid: uuid(9), at: NOON + 2 })))
      await got(store.receive(rows(4, [], { deletions: [{ friend: ANA, upTo: NOON + 2 }] })))
      equal(await texts(store, ANA), ['text 2000', 'text 5'])
      equal([await unreadOf(store, ANA), (await got(store.outbox)).length, await got(store.untold)], [1, 1, []])
    },
  },
  ...[1, 2].map((cursor): Case<ChatWorld> => ({
    title: `keeps a request that is newer than a deletion that comes ${cursor === 1 ? 'with' : 'after'} it [CHAT-10, CHAT-14]`,
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const relations = [{ user: ANA, relation: 'asking', name: 'Ana', headImg: '', at: NOON + 5 }] as const
      const deletions = [{ friend: ANA, upTo: NOON + 2 }]
      await got(store.receive(rows(1, [message(1)], { relations, deletions: cursor === 1 ? deletions : [] })))
      await got(store.receive(rows(2, [], { deletions: cursor === 2 ? deletions : [] })))
      const [request] = await got(store.conversations)
      equal([request?.lastKind, request?.unread, request?.lastAt], ['friend', 1, NOON + 5])
      equal(await texts(store, ANA), [])
      await got(store.receive(rows(3, [], { deletions: [{ friend: ANA, upTo: NOON + 5 }] })))
      equal(await got(store.conversations), [])
    },
  })),
  {
    title:
      'lists a request as unread, and a demo person as one, from its row on, and forgets it when it comes to nothing [CHAT-10] [PLUS-1]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const asks = { user: ANA, relation: 'asking', name: 'Ana', headImg: '', at: NOON } as const
      await got(store.receive(rows(1, [], { relations: [{ ...asks, demo: true }] })))
      const [request] = await got(store.conversations)
      equal([request?.relation, request?.unread, request?.lastKind, request?.lastAt], ['asking', 1, 'friend', NOON])
      equal(request?.demo, true)
      await got(store.markRead(ANA, NOON))
      equal(await unreadOf(store, ANA), 0)
      await got(store.receive(rows(2, [], { relations: [{ ...asks, relation: 'stranger', at: NOON + 1 }] })))
      equal(await got(store.conversations), [])
    },
  },
  {
    title: 'takes away what is past its time and says when the next one is due [CHAT-48]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const notice = (n: number, expires: number) => message(n, { sender: TEAM, expires: NOON + expires })
      await got(store.receive(rows(1, [message(1, { sender: TEAM }), notice(2, 100), notice(3, 200), message(4)])))
      equal(await got(store.dropExpired(NOON + 99)), NOON + 100)
      equal((await texts(store, TEAM)).length, 3)
      equal(await got(store.dropExpired(NOON + 100)), NOON + 200)
      equal(await texts(store, TEAM), ['text 1', 'text 3'])
      equal(await got(store.dropExpired(NOON + 900)), null)
      equal([await texts(store, TEAM), await texts(store, ANA)], [['text 1'], ['text 4']])
      const last = (await got(store.conversations)).find((one) => one.friend === TEAM)
      equal(last?.lastText, 'text 1')
    },
  },
  {
    title: 'stores a notice of one id once, and one that was read elsewhere as read [CHAT-38]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const notice = (n: number, uniqueId: string) => message(n, { sender: TEAM, uniqueId })
      await got(store.receive(rows(2, [notice(1, 'a'), notice(2, 'a')])))
      await got(store.receive(rows(4, [notice(3, 'a'), notice(4, 'b'), notice(1, 'a')])))
      equal(await texts(store, TEAM), ['text 1', 'text 4'])
      await got(store.receive(rows(5, [message(5, { sender: TEAM, uniqueId: 'c', read: true })])))
      equal(await unreadOf(store, TEAM), 2)
    },
  },
]
