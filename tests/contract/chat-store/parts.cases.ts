import type { Message } from '../../../src/domain/chat/message'
import { equal, got, ok, type Case } from '../harness/check'
import { ANA, BEA, ME, NOON, message, own, rows, texts, uuid, type ChatWorld } from './chat-store.world'

const picture = { url: '', width: 40, height: 30 }
const image = (n: number, over: Partial<Message> = {}) =>
  own(n, { type: 3, typeValue: 3, content: '', picture, ...over })

const file = () => new File(['the bytes'], 'cat.jpg', { type: 'image/jpeg' })

const bytesOf = async (stored: unknown): Promise<string> =>
  stored instanceof Blob ? stored.text() : Promise.reject(new Error('no file'))

/** Pictures that wait, messages with all that they carry, and messages that are deleted one by one. */
export const partsCases: readonly Case<ChatWorld>[] = [
  {
    title: 'keeps a picture with its message over closing, and lets go of it when it has been accepted [PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(image(1), { picture: file() }))
      const again = await got(stores.open(ME))
      const waiting = await got(again.waitingPicture(uuid(1)))
      equal([waiting?.name, waiting?.type, waiting?.size], ['cat.jpg', 'image/jpeg', 9])
      equal(await bytesOf(waiting), 'the bytes')
      equal((await got(again.outbox))[0]?.message.picture, picture)
      await got(again.accepted(uuid(1), 5, NOON))
      equal(await got(again.waitingPicture(uuid(1))), null)
    },
  },
  {
    title:
      'keeps the address of an uploaded picture in message and outbox; of one that waits no more it says so [PLUS-17]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(image(1), { picture: file() }))
      equal(await got(store.pictureUploaded(uuid(1), '/p')), true)
      const there = { ...picture, url: '/p' }
      equal((await got(store.outbox))[0]?.message.picture, there)
      equal((await got(store.messages(ANA, Infinity, 9)))[0]?.picture, there)
      await got(store.deleteConversation(ANA))
      equal(await got(store.pictureUploaded(uuid(1), '/q')), false)
      equal(await got(store.messages(ANA, Infinity, 9)), [])
    },
  },
  {
    title:
      'remembers that a translation is asked for, that a call was on, and until when the quota refuses [CHAT-20, CHAT-73, CHAT-77]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(own(1), { translated: true, inCall: true }))
      const why = { code: 54006, message: '', until: NOON }
      await got(store.refused(uuid(1), why))
      const again = await got(stores.open(ME))
      const [entry] = await got(again.outbox)
      equal([entry?.translated, entry?.inCall], [true, true])
      equal((await got(again.messages(ANA, Infinity, 9)))[0]?.delivery, { _tag: 'Failed', why })
    },
  },
  {
    title: 'gives back pictures, translations, gifts and answers to requests as they came [CHAT-27]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const parts = {
        picture: { url: '/p', width: 1, height: 2 },
        translation: { _tag: 'Done', text: 'hallo', language: 'de' },
        noticeType: 2,
        gift: { id: 3, stars: 4, points: 5 },
        adding: { type: 1, accepted: true },
      } as const
      await got(store.receive(rows(1, [message(1, parts), message(2)])))
      const [first, second] = await got(store.messages(ANA, Infinity, 9))
      equal(first, { ...message(1, parts), read: false, delivery: { _tag: 'Sent' } })
      equal(second, { ...message(2), read: false, delivery: { _tag: 'Sent' } })
    },
  },
  {
    title: 'adds to an own message that was accepted before what became of its translation, and nothing else',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(own(1)))
      await got(store.accepted(uuid(1), 5, NOON))
      const translation = { _tag: 'Failed' } as const
      await got(store.receive(rows(1, [own(1, { id: 5, at: NOON, content: 'else', translation })])))
      const [first] = await got(store.messages(ANA, Infinity, 9))
      equal([first?.content, first?.translation], ['text 1', translation])
    },
  },
  {
    title: 'deletes one message for good: it does not come back, is not unread, and the one before is the last',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      const all = [message(1), message(2, { gift: { id: 1, stars: 0, points: 0 } })]
      await got(store.receive(rows(1, all)))
      await got(store.remove(uuid(2)))
      await got(store.mergeHistory(all))
      await got(store.receive(rows(2, all)))
      const [listed] = await got(store.conversations)
      equal([listed?.lastText, listed?.unread], ['text 1', 1])
      equal(await texts(store, ANA), ['text 1', ''])
      ok(!('gift' in ((await got(store.messages(ANA, Infinity, 9)))[1] ?? {})), 'nothing of it is left')
    },
  },
  {
    title: 'deletes nothing that waits',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(own(1)))
      await got(store.remove(uuid(1)))
      equal(await texts(store, ANA), ['text 1'])
    },
  },
  {
    title: 'leaves no picture of a person who signs out by choice [PLUS-15]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(image(1), { picture: file() }))
      await stores.localData.wipe(ME, false)()
      const again = await got(stores.open(ME))
      equal(await got(again.waitingPicture(uuid(1))), null)
      equal(await got(again.outbox), [])
    },
  },
  {
    title: 'keeps the picture of an unsent message for the same person where the session was ended for them [PLUS-15]',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.enqueue(image(1), { picture: file() }))
      await stores.localData.wipe(ME, true)()
      equal(await got((await got(stores.open(BEA))).waitingPicture(uuid(1))), null)
      const again = await got(stores.open(ME))
      equal((await got(again.waitingPicture(uuid(1)))) === null, false)
      equal((await got(again.outbox)).length, 1)
    },
  },
]
