import type { Found, MessageSearch } from '../../../src/application/chat/message-search.port'
import type { UserId } from '../../../src/domain/kernel/ids'
import { equal, failure, got, type Case } from '../harness/check'
import { ANA, BEA, ME, NOON, message, own, rows, uuid, type ChatWorld } from './chat-store.world'

const ask = (search: MessageSearch, words: readonly string[], limit = 50, now = NOON): Promise<Found> =>
  got(search.find(words, now, limit))

/** Asks again with each news until the answer holds these texts, in this order. */
const finds = (search: MessageSearch, words: readonly string[], texts: readonly string[]): Promise<Found> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      ask(search, words).then((found) => {
        if (!found.complete || found.messages.map(({ text }) => text).join('|') !== texts.join('|')) return
        stop()
        resolve(found)
      }, reject)
    }
    const stop = search.onNews(look)
    look()
  })

const opened = async ({ stores }: ChatWorld, user: UserId) => {
  const store = await got(stores.open(user))
  return { store, search: await got(stores.search.open(user)) }
}

const words = (n: number, content: string, over = {}) => message(n, { content, ...over })

/** What is searched in the stored messages. */
export const searchCases: readonly Case<ChatWorld>[] = [
  {
    title: 'finds words in what was stored before, newest first, with person, side and time [PLUS-26]',
    run: async (world) => {
      const store = await got(world.stores.open(ME))
      await got(
        store.receive(rows(3, [words(1, 'a Café'), words(3, 'CAFE noir', { sender: BEA }), words(2, 'tea', {})])),
      )
      await got(store.enqueue(own(4, { content: 'my café' })))
      const search = await got(world.stores.search.open(ME))
      const { messages, total } = await finds(search, ['cafe'], ['my café', 'CAFE noir', 'a Café'])
      equal(
        messages.map(({ at, friend, mine, uuid: id }) => [friend, mine, at - NOON, id]),
        [
          [ANA, true, 4, uuid(4)],
          [BEA, false, 3, uuid(3)],
          [ANA, false, 1, uuid(1)],
        ],
      )
      equal(total, 3)
      search.close()
    },
  },
  {
    title: 'finds messages with all words only, and no pictures or call records [PLUS-26]',
    run: async (world) => {
      const { search, store } = await opened(world, ME)
      const picture = words(3, 'one two', { type: 3, typeValue: 3 })
      const call = words(4, 'one two', { type: 7, typeValue: 7 })
      await got(store.receive(rows(4, [words(1, 'one'), words(2, 'two and one'), picture, call])))
      await finds(search, ['one', 'two'], ['two and one'])
      search.close()
    },
  },
  {
    title: 'follows what comes, what is accepted and what goes [PLUS-26]',
    run: async (world) => {
      const { search, store } = await opened(world, ME)
      await finds(search, ['news'], [])
      await got(store.receive(rows(1, [words(1, 'old news')])))
      await finds(search, ['news'], ['old news'])
      await got(store.enqueue(own(2, { content: 'my news' })))
      await finds(search, ['news'], ['my news', 'old news'])
      await got(store.accepted(uuid(2), 7, NOON - 5))
      await finds(search, ['news'], ['old news', 'my news'])
      await got(store.enqueue(own(3, { content: 'no news' })))
      await finds(search, ['news'], ['no news', 'old news', 'my news'])
      await got(store.refused(uuid(3), { code: 54014, message: 'no' }))
      await got(store.discard(uuid(3)))
      await finds(search, ['news'], ['old news', 'my news'])
      await world.stores.localData.wipe(ME, false)()
      await finds(search, ['news'], [])
      search.close()
    },
  },
  {
    title: 'finds and counts nothing that was deleted here [PLUS-26]',
    run: async (world) => {
      const { search, store } = await opened(world, ME)
      await got(store.receive(rows(3, [words(1, 'a secret'), words(2, 'my secret'), words(3, 'no secret')])))
      await finds(search, ['secret'], ['no secret', 'my secret', 'a secret'])
      await got(store.remove(uuid(2)))
      const { total } = await finds(search, ['secret'], ['no secret', 'a secret'])
      equal(total, 2)
      search.close()
    },
  },
  {
    title: 'never finds what belongs to somebody else in this browser [PLUS-26]',
    run: async (world) => {
      const mine = await opened(world, ME)
      await got(mine.store.receive(rows(2, [words(1, 'a secret'), words(2, 'my secret', { sender: BEA })])))
      const hers = await opened(world, ANA)
      await finds(hers.search, ['secret'], [])
      await got(hers.store.receive(rows(1, [words(3, 'her secret')])))
      await finds(hers.search, ['secret'], ['her secret'])
      await finds(mine.search, ['secret'], ['my secret', 'a secret'])
      mine.search.close()
      hers.search.close()
    },
  },
  {
    title: 'gives as many as asked for and counts all; what is past its time is not among them [PLUS-26, CHAT-43]',
    run: async (world) => {
      const { search, store } = await opened(world, ME)
      const many = [1, 2, 3, 4].map((n) => words(n, `word ${n}`, n === 4 ? { expires: NOON + 9 } : {}))
      await got(store.receive(rows(4, many)))
      await finds(search, ['word'], ['word 4', 'word 3', 'word 2', 'word 1'])
      const { messages, total } = await ask(search, ['word'], 2, NOON + 10)
      equal([messages.map(({ text }) => text), total], [['word 3', 'word 2'], 3])
      search.close()
    },
  },
  {
    title: 'fails once it is closed, and another one may be opened [PLUS-26, PLUS-15]',
    run: async (world) => {
      const { search, store } = await opened(world, ME)
      await got(store.receive(rows(1, [words(1, 'still here')])))
      search.close()
      equal((await failure(search.find(['still'], NOON, 9)))._tag, 'SearchFailed')
      const again = await got(world.stores.search.open(ME))
      await finds(again, ['still'], ['still here'])
      again.close()
    },
  },
]
