import { observable } from 'mobx'
import { makeChatFeature } from '../../../src/application/chat/chat'
import type { Received } from '../../../src/application/chat/chat-store.port'
import type { Relation } from '../../../src/domain/friends/relation'
import type { UserId } from '../../../src/domain/kernel/ids'
import { me } from '../../domain/chat/samples'
import { makeChatStoresFake } from '../../fakes/chat-store.fake'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makeIdsFake } from '../../fakes/ids.fake'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { makePageFake } from '../../fakes/page.fake'
import { makePicturePreparerFake } from '../../fakes/picture-preparer.fake'
import { makeTranslatorFake } from '../../fakes/translator.fake'
import { makeChatServerFake } from './chat-server.fake'

export const noRows: Received = { messages: [], reads: [], relations: [], deletions: [], cursor: 0 }

/** A browser with one person's stores, and a server; pages come and go. `fresh`: nobody was here before. */
export const makeChatWorld = ({ fresh = false }: { readonly fresh?: boolean } = {}) => {
  const clock = makeVirtualClock()
  const stores = makeChatStoresFake()
  const settings = makeKeyedStoreFake()
  if (!fresh) settings.write(`visavis-welcomed|${me}`, '1')
  const journal = makeJournalFake()
  const page = makePageFake()
  const ids = makeIdsFake()
  const pictures = makePicturePreparerFake()
  const translator = makeTranslatorFake()
  const relations = new Map<UserId, Relation>()
  const server = makeChatServerFake(clock.now)
  const busy = { now: false }
  const talk = observable.box<UserId | null>(null)

  /** A page that is open from now on. */
  const load = () => {
    const { feature, inbox } = makeChatFeature({
      clock,
      ids,
      journal,
      page,
      settings,
      gateway: server.gateway,
      stores,
      pictures,
      translator,
      relationOf: (friend) => relations.get(friend) ?? null,
      talksWith: (friend) => talk.get() === friend,
      busy: () => busy.now,
      config: { sensitiveWords: ['badword'] },
    })
    return {
      chat: feature,
      inbox,
      view: feature.view,
      begin: async (user: UserId = me) => {
        const begun = await inbox.begin(user)()
        await clock.settle()
        return begun
      },
      say: async (text: string) => {
        const sent = await feature.send(text)()
        await clock.settle()
        return sent
      },
      open: async (friend: UserId) => {
        await feature.open(friend)()
        await clock.settle()
      },
      receive: async (rows: Partial<Received>) => {
        const received = await inbox.receive({ ...noRows, ...rows })()
        await clock.settle()
        return received
      },
      states: () => (feature.view.open?.messages ?? []).map((one) => `${one.text}:${one.delivery._tag}`),
    }
  }
  /** A page that leads, with its person. */
  const signedIn = async () => {
    const tab = load()
    tab.inbox.lead()
    await tab.begin()
    return tab
  }
  return { clock, stores, settings, journal, page, pictures, translator, relations, server, busy, talk, load, signedIn }
}

export type ChatWorld = ReturnType<typeof makeChatWorld>
