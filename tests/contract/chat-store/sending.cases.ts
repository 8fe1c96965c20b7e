import { equal, got, type Case } from '../harness/check'
import { ANA, BEA, ME, NOON, message, own, rows, texts, uuid, type ChatWorld } from './chat-store.world'

const why = { code: 54006, message: 'Free chat quota has been exhausted today' }

/** What goes out: message and outbox row together. */
export const sendingCases: readonly Case<ChatWorld>[] = [
  {
    title: 'writes a message and its outbox row together, once a uuid [CHAT-53, PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(own(1)))
      await got(store.enqueue(own(1)))
      equal(await got(store.outbox), [{ message: own(1), attempts: 0, nextAt: 0, blocked: false }])
      const [first] = await got(store.messages(ANA, Infinity, 10))
      equal([first?.read, first?.delivery], [true, { _tag: 'Pending' }])
    },
  },
  {
    title: 'keeps the outbox over closing, in the order of sending [PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      for (const n of [3, 1, 2]) await got(store.enqueue(own(n)))
      const again = await got(stores.open(ME))
      equal(
        (await got(again.outbox)).map((entry) => entry.message.uuid),
        [uuid(3), uuid(1), uuid(2)],
      )
    },
  },
  {
    title: 'gives an accepted message its number and time and takes it out of the outbox [PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(own(1)))
      await got(store.accepted(uuid(1), 77, NOON + 50))
      await got(store.accepted(uuid(1), 78, NOON + 60))
      equal(await got(store.outbox), [])
      const [first] = await got(store.messages(ANA, Infinity, 10))
      equal([first?.id, first?.at, first?.delivery], [77, NOON + 50, { _tag: 'Sent' }])
      equal((await got(store.conversations))[0]?.lastAt, NOON + 50)
    },
  },
  {
    title: 'takes its own message in the inbox for the acceptance that was lost [PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(own(1)))
      await got(store.receive(rows(1, [own(1, { id: 77, at: NOON + 50 })])))
      equal(await got(store.outbox), [])
      const stored = await got(store.messages(ANA, Infinity, 10))
      equal(
        stored.map((one) => [one.id, one.at, one.delivery._tag]),
        [[77, NOON + 50, 'Sent']],
      )
    },
  },
  {
    title: 'keeps what was written later behind a message that the gateway stored later still [CHAT-53, PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      for (const n of [1, 2, 3, 4]) await got(store.enqueue(own(n)))
      const written = await texts(store, ANA)
      await got(store.refused(uuid(1), why))
      await got(store.accepted(uuid(2), 77, NOON + 5_000))
      equal(await texts(store, ANA), written)
      await got(store.receive(rows(1, [own(3, { id: 78, at: NOON + 9_000 })])))
      equal(await texts(store, ANA), written)
    },
  },
  {
    title: 'marks a refused message, and retries it in its place',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(own(1)))
      await got(store.enqueue(own(2)))
      await got(store.postponed(uuid(1), NOON))
      await got(store.refused(uuid(1), why))
      equal(
        (await got(store.messages(ANA, Infinity, 10))).map((one) => one.delivery),
        [{ _tag: 'Failed', why }, { _tag: 'Pending' }],
      )
      equal(
        (await got(store.outbox)).map((entry) => entry.blocked),
        [true, false],
      )
      await got(store.retry(uuid(1)))
      equal(
        (await got(store.outbox)).map((entry) => [entry.message.uuid, entry.blocked, entry.attempts, entry.nextAt]),
        [
          [uuid(1), false, 0, 0],
          [uuid(2), false, 0, 0],
        ],
      )
    },
  },
  {
    title: 'discards a message that was refused, and never one that was sent or may be on its way [PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(1, [message(1)])))
      await got(store.enqueue(own(2)))
      equal([await got(store.discard(uuid(1))), await got(store.discard(uuid(2)))], [false, false])
      equal([await texts(store, ANA), (await got(store.outbox)).length], [['text 1', 'text 2'], 1])
      await got(store.refused(uuid(2), why))
      await got(store.retry(uuid(2)))
      equal(await got(store.discard(uuid(2))), false)
      await got(store.refused(uuid(2), why))
      equal([await got(store.waits(uuid(2))), await got(store.waits(uuid(1)))], [true, false])
      equal([await got(store.discard(uuid(2))), await got(store.waits(uuid(2)))], [true, false])
      equal(await got(store.outbox), [])
      equal(await texts(store, ANA), ['text 1'])
      equal((await got(store.conversations))[0]?.lastText, 'text 1')
    },
  },
  {
    title: 'discards a picture until it is uploaded, and no later [CHAT-68, PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const picture = { url: '', width: 4, height: 3 }
      for (const n of [1, 2]) await got(store.enqueue(own(n, { type: 3, typeValue: 3, content: '', picture })))
      await got(store.pictureUploaded(uuid(1), '/media/1'))
      equal([await got(store.discard(uuid(1))), await got(store.discard(uuid(2)))], [false, true])
      equal(
        (await got(store.messages(ANA, Infinity, 10))).map((one) => one.uuid),
        [uuid(1)],
      )
    },
  },
  {
    title: 'counts the attempts that the network swallowed',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(own(1)))
      await got(store.postponed(uuid(1), NOON + 1_000))
      await got(store.postponed(uuid(1), NOON + 2_000))
      const [entry] = await got(store.outbox)
      equal([entry?.attempts, entry?.nextAt], [2, NOON + 2_000])
    },
  },
  {
    title: 'leaves nothing of a person who signs out [PLUS-15]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(4, [message(1)])))
      await got(store.enqueue(own(2)))
      equal(await stores.localData.unsent(ME)(), 1)
      await stores.localData.wipe(ME, false)()
      const again = await got(stores.open(ME))
      equal(await got(again.conversations), [])
      equal(await got(again.outbox), [])
      equal(await got(again.cursor), 0)
      equal(await stores.localData.unsent(ME)(), 0)
    },
  },
  {
    title: 'keeps unsent messages of a person who was signed out for the next sign-in of the same one only [PLUS-15]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(4, [message(1)])))
      await got(store.enqueue(own(2)))
      await stores.localData.wipe(ME, true)()
      const other = await got(stores.open(BEA))
      equal(await got(other.outbox), [])
      const again = await got(stores.open(ME))
      equal(await texts(again, ANA), ['text 2'])
      equal((await got(again.outbox)).length, 1)
      equal((await got(again.messages(ANA, Infinity, 10)))[0]?.delivery._tag, 'Pending')
    },
  },
]
