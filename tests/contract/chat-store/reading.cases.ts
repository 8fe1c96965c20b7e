import type { UserId } from '../../../src/domain/kernel/ids'
import { equal, got, ok, type Case } from '../harness/check'
import { ANA, BEA, ME, NOON, listed, message, own, rows, texts, unreadOf, type ChatWorld } from './chat-store.world'

const HOUR = 3_600_000

/** What the screens ask: conversations, pages, counts. */
export const readingCases: readonly Case<ChatWorld>[] = [
  {
    title: 'sets the count of an opened conversation to zero [CHAT-55]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(1), message(2), message(3, { sender: BEA })])))
      await got(store.markRead(ANA, NOON + 2))
      equal([await unreadOf(store, ANA), await unreadOf(store, BEA)], [0, 1])
      ok(
        (await got(store.messages(ANA, Infinity, 10))).every((one) => one.read),
        'all read',
      )
    },
  },
  {
    title: 'counts what comes after the reading, though the clock of this device runs ahead [CHAT-55]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(1)])))
      await got(store.markRead(ANA, NOON + HOUR))
      await got(store.receive(rows(2, [message(2)])))
      equal(await unreadOf(store, ANA), 1)
    },
  },
  {
    title: 'keeps the larger unread count in merging, and what is read stays read [CHAT-11]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(
        store.receive(
          rows(
            1,
            [1, 2, 3, 4, 5].map((n) => message(n)),
          ),
        ),
      )
      await got(store.mergeConversations([listed(ANA, { unread: 2 }), listed(BEA, { unread: 3 })]))
      equal([await unreadOf(store, ANA), await unreadOf(store, BEA)], [5, 3])
      await got(store.markRead(ANA, NOON + 5))
      await got(store.markRead(BEA, NOON))
      await got(store.mergeConversations([listed(ANA, { unread: 5, lastAt: NOON + 5 }), listed(BEA, { unread: 3 })]))
      equal([await unreadOf(store, ANA), await unreadOf(store, BEA)], [0, 0])
    },
  },
  {
    title:
      'brings no count back that the server has only not heard the reading of, though an own message came last [CHAT-11]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(1), message(2)])))
      await got(store.markRead(ANA, NOON + 2))
      await got(store.receive(rows(2, [own(3)])))
      await got(store.mergeConversations([listed(ANA, { unread: 2, lastAt: NOON + 3 })]))
      equal(await unreadOf(store, ANA), 0)
      await got(store.mergeConversations([listed(ANA, { unread: 3, lastAt: NOON + 4 })]))
      equal(await unreadOf(store, ANA), 3)
    },
  },
  {
    title: 'ends a stale count of the server with the reading, though an own message came last [CHAT-11, CHAT-55]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const reads = [{ reader: ME, friend: ANA, upTo: NOON + 2 }]
      await got(store.receive(rows(1, [message(1), message(2)])))
      await got(store.mergeConversations([listed(ANA, { unread: 2, lastAt: NOON + 4 })]))
      await got(store.receive(rows(2, [], { reads })))
      equal(await unreadOf(store, ANA), 2)
      await got(store.receive(rows(3, [own(4)])))
      await got(store.receive(rows(4, [], { reads })))
      equal(await unreadOf(store, ANA), 0)
      await got(store.receive(rows(5, [message(3)])))
      equal(await unreadOf(store, ANA), 1)
    },
  },
  {
    title: 'shows two messages of one instant in the gateway’s order, whichever came first [CHAT-61] [PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(5, { at: NOON, content: 'later' })])))
      await got(store.receive(rows(2, [message(4, { at: NOON, content: 'earlier' })])))
      equal(await texts(store, ANA), ['earlier', 'later'])
    },
  },
  {
    title: 'takes the newer last message in merging [CHAT-11]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(5)])))
      await got(store.mergeConversations([listed(ANA, { lastAt: NOON + 4 })]))
      equal((await got(store.conversations))[0]?.lastText, 'text 5')
      await got(store.mergeConversations([listed(ANA, { lastAt: NOON + 6, lastKind: 'img' })]))
      const [first] = await got(store.conversations)
      equal([first?.lastText, first?.lastKind, first?.name], ['listed', 'img', 'person 4'])
    },
  },
  {
    title: 'lists pinned conversations first, each part newest first [CHAT-12]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const third = 30 as UserId
      const fourth = 40 as UserId
      await got(
        store.mergeConversations([
          listed(ANA, { lastAt: NOON + 3 }),
          listed(BEA, { lastAt: NOON + 1, pinned: true }),
          listed(third, { lastAt: NOON + 2, pinned: true }),
          listed(fourth, { lastAt: NOON + 4 }),
        ]),
      )
      equal(
        (await got(store.conversations)).map((one) => one.friend),
        [third, BEA, fourth, ANA],
      )
    },
  },
  {
    title: 'sets to read what has been unread since before the given time, not what came at it [CHAT-56]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const limit = NOON - 72 * HOUR
      await got(store.receive(rows(1, [message(1, { at: limit - 1 }), message(2, { at: limit, sender: BEA })])))
      await got(store.readOlderThan(limit))
      equal([await unreadOf(store, ANA), await unreadOf(store, BEA)], [0, 1])
    },
  },
  {
    title: 'gives the newest page first, each page in order, and tears no instant apart',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const instants = [1, 2, 3, 4, 4, 5, 6, 7]
      await got(
        store.receive(
          rows(
            9,
            instants.map((at, n) => message(n + 1, { at: NOON + at })),
          ),
        ),
      )
      equal(await texts(store, ANA, Infinity, 3), ['text 6', 'text 7', 'text 8'])
      equal(await texts(store, ANA, NOON + 7, 3), ['text 6', 'text 7'])
      const next = await texts(store, ANA, NOON + 5, 3)
      equal([next[0], new Set(next).size], ['text 3', 3])
      equal(await texts(store, ANA, NOON + 3, 3), ['text 1', 'text 2'])
    },
  },
  {
    title: 'tells who listens whose conversation has changed, until stopped',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const heard: unknown[] = []
      const stop = store.onChange((friends) => heard.push(friends))
      await got(store.receive(rows(1, [message(1), message(2, { sender: BEA })])))
      await got(store.receive(rows(2, [message(1)])))
      await got(store.enqueue(own(3)))
      stop()
      await got(store.markRead(ANA, NOON))
      equal(heard, [[ANA, BEA], [ANA]])
    },
  },
]
