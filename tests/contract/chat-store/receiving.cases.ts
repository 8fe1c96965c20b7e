import { equal, got, type Case } from '../harness/check'
import { ANA, BEA, ME, NOON, message, own, rows, texts, unreadOf, type ChatWorld } from './chat-store.world'

/** What comes in: rows of the inbox and history. */
export const receivingCases: readonly Case<ChatWorld>[] = [
  {
    title: 'stores a message once, however often it is received [CHAT-49, PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(1)])))
      await got(store.receive(rows(2, [message(1), message(2), message(2)])))
      equal(await texts(store, ANA), ['text 1', 'text 2'])
      equal(await unreadOf(store, ANA), 2)
    },
  },
  {
    title: 'leaves out messages between other people, and goes on [CHAT-53]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const foreign = message(1, { sender: ANA, receiver: BEA })
      await got(store.receive(rows(2, [foreign, message(2)])))
      await got(store.mergeHistory([foreign]))
      equal([await texts(store, ANA), await texts(store, BEA)], [['text 2'], []])
      equal([(await got(store.conversations)).length, await got(store.cursor)], [1, 2])
    },
  },
  {
    title: 'keeps the cursor of what it has received, which never goes back [CHAT-53]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      equal(await got(store.cursor), 0)
      await got(store.receive(rows(7, [message(1)])))
      await got(store.receive(rows(5, [])))
      const again = await got(stores.open(ME))
      equal(await got(again.cursor), 7)
    },
  },
  {
    title: 'shows the last message of a conversation, also when an older one comes late [CHAT-51]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(5)])))
      await got(store.receive(rows(2, [message(3)])))
      const [first] = await got(store.conversations)
      equal([first?.lastText, first?.lastAt, first?.lastKind], ['text 5', NOON + 5, 'txt'])
    },
  },
  {
    title: 'marks what is received unread and what is sent read [CHAT-54]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(1), own(2, { id: 2 })])))
      const stored = await got(store.messages(ANA, Infinity, 10))
      equal(
        stored.map((one) => one.read),
        [false, true],
      )
      equal(
        stored.map((one) => one.delivery._tag),
        ['Sent', 'Sent'],
      )
    },
  },
  {
    title: 'applies the read mark of another device, also to what arrives after it [CHAT-11]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const reads = [{ reader: ME, friend: ANA, upTo: NOON + 3 }]
      await got(store.receive(rows(3, [message(1), message(4)], { reads })))
      equal(await unreadOf(store, ANA), 1)
      await got(store.receive(rows(4, [message(2)])))
      equal(await unreadOf(store, ANA), 1)
    },
  },
  {
    title: 'leaves own messages as they are when the friend has read them [CHAT-54]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const reads = [{ reader: ANA, friend: ME, upTo: NOON + 9 }]
      await got(store.receive(rows(2, [message(1)], { reads })))
      equal(await unreadOf(store, ANA), 1)
    },
  },
  {
    title: 'names the person of a conversation as the relation row says, before and after the first message [CHAT-50]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const relations = [{ user: ANA, relation: 'asking' as const, name: 'Ana', headImg: 'a.jpg' }]
      await got(store.receive(rows(1, [], { relations })))
      equal(await got(store.conversations), [])
      await got(store.receive(rows(2, [message(1)])))
      const [first] = await got(store.conversations)
      equal([first?.name, first?.headImg, first?.relation], ['Ana', 'a.jpg', 'asking'])
    },
  },
  {
    title: 'stores what the history brings as read and leaves alone what is here [CHAT-59]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(5)])))
      await got(store.mergeHistory([message(3), message(4), message(5)]))
      equal(await texts(store, ANA), ['text 3', 'text 4', 'text 5'])
      equal(await unreadOf(store, ANA), 1)
      equal((await got(store.conversations))[0]?.lastText, 'text 5')
    },
  },
  {
    title: 'keeps people of one browser apart, also when both had the same message [CHAT-53]',
    run: async ({ stores }) => {
      const mine = await got(stores.open(ME))
      await got(mine.receive(rows(3, [message(1), message(2, { sender: BEA })])))
      const hers = await got(stores.open(ANA))
      equal(await got(hers.conversations), [])
      equal(await got(hers.cursor), 0)
      await got(hers.receive(rows(8, [message(1)])))
      equal(await texts(hers, ME), ['text 1'])
      equal(await texts(mine, BEA), ['text 2'])
      equal(await got(mine.cursor), 3)
    },
  },
]
