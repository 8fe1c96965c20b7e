import type { LocalData } from '../../application/account/local-data.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { KeptPeople } from '../../application/friends/kept-people.port'
import type { DexieChatStores } from '../storage/dexie/dexie-chat-stores.adapter'
import { withPeople } from '../storage/people/with-people'
import { once } from './once'

interface BrowserDatabase {
  readonly chats: () => Promise<DexieChatStores>
  /** Its database comes with the first use: visitors know nobody. Without it nobody is kept. */
  readonly people: KeptPeople
  /** All that is held of a person. */
  readonly localData: () => Promise<LocalData>
}

/** What this browser keeps of people, opened when it is first asked for. */
export const browserDatabase = (journal: Journal): BrowserDatabase => {
  const people = once(async () => {
    const { makeDexieKeptPeople } = await import('../storage/dexie/dexie-kept-people.adapter')
    return makeDexieKeptPeople(journal)
  })
  const chats = once(async () => {
    const { makeDexieChatStores } = await import('../storage/dexie/dexie-chat-stores.adapter')
    return makeDexieChatStores(journal)
  })
  const localData = async (): Promise<LocalData> => {
    const [others, { localData: messages }] = await Promise.all([people(), chats()])
    return withPeople(messages, others)
  }
  const latePeople: KeptPeople = {
    read: (me) => async () => {
      const there = await people().catch(() => null)
      return there === null ? [] : there.read(me)()
    },
    keep: (me, known) => async () => {
      const there = await people().catch(() => null)
      await there?.keep(me, known)()
    },
  }
  return { chats, localData, people: latePeople }
}
