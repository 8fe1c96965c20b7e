import { equal, got, ok, type Case } from '../harness/check'
import { ANA, ME, message, own, rows, texts, uuid, type ChatWorld } from './chat-store.world'

/** Nothing that a database could squeeze. */
const large = (): string =>
  Array.from({ length: 5 }, () => String.fromCharCode(...crypto.getRandomValues(new Uint16Array(30_000)))).join('')

/** Two steps of one story; between them the browser's quota is raised from outside. */
export const quotaCases: readonly Case<ChatWorld>[] = [
  {
    title: 'fills the disk',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await got(store.receive(rows(7, [message(1)])))
      let [written, full] = [0, false]
      while (!full && written < 200) {
        const result = await store.enqueue(own(100 + written, { content: large() }))()
        full = result._tag === 'Left' && result.left.full
        if (!full) written += 1
      }
      ok(full, 'the disk is full at last')
      equal((await got(store.outbox)).length, written)
      equal((await got(store.messages(ANA, Infinity, 500))).length, written + 1)
      equal(await got(store.cursor), 7)
    },
  },
  {
    title: 'has room again',
    run: async ({ stores }) => {
      const store = await got(stores.open(ME))
      await store.deleteConversation(ANA)()
      let [sent, tries] = [false, 0]
      while (!sent && tries < 2_000) {
        sent = (await store.enqueue(own(2))())._tag === 'Right'
        tries += 1
      }
      ok(sent, 'writes again')
      ok((await texts(store, ANA)).includes('text 2'), 'what was written is here')
      equal((await got(store.outbox)).at(-1)?.message.uuid, uuid(2))
    },
  },
]
