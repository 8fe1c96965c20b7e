import * as O from 'fp-ts/Option'
import type { Core } from '../../src/application/core'
import type { UserId } from '../../src/domain/kernel/ids'
import { makeBrowserClock } from '../../src/infrastructure/browser/browser-clock.adapter'
import { createCore } from '../../src/infrastructure/container/create-core'
import {
  makeMemoryChatStores,
  type MemoryChatStores,
} from '../../src/infrastructure/storage/memory/memory-chat-stores.adapter'
import { openBrowser } from '../contract/gateway/browser'
import { newestMail } from '../e2e/support/outbox'
import { makeJournalFake, type JournalFake } from '../fakes/journal.fake'
import { makeMediaRoomFake, type MediaRoomFake } from '../fakes/media-room.fake'
import { makeBrowserFake } from '../fakes/tabs.fake'
import { adaptersOf } from './person-adapters'
import { type CutSockets, makeSockets, type Network } from './sockets'
import { until } from './until'

/** Somebody with the product's own Core on its real adapters: HTTP, envelope, socket, chat store, outbox. */
export interface Person {
  readonly id: UserId
  readonly name: string
  /** Of the tab that was opened last. */
  readonly core: Core
  readonly stores: MemoryChatStores
  readonly journal: JournalFake
  /** Breaks the socket without a goodbye, as a network does. */
  readonly cut: () => void
  /** Without a network nothing is sent and nothing arrives, until there is one again. */
  readonly setOnline: (online: boolean) => void
  /** Sound and picture of the tab that was opened last. */
  readonly media: MediaRoomFake
  /** Another tab of the same browser; it comes back into the session by itself. */
  readonly openTab: () => Promise<Core>
  /** Closes a tab, whatever it is doing. */
  readonly closeTab: (core: Core) => void
  /** Closes all tabs. */
  readonly leave: () => void
}

type Browser = Awaited<ReturnType<typeof openBrowser>>

const signUp = async ({ account }: Core, url: string, name: string): Promise<UserId> => {
  const email = `${name.toLowerCase()}@example.org`
  account.openSignIn({ _tag: 'Button' })
  account.chooseEmail()
  await account.submitEmail(email)()
  const mail = await newestMail(url, email)
  await account.submitCode(mail?.code ?? '')()
  await account.submitPassword('secret#1')()
  await account.submitInfo({ name, gender: 'female', birthday: '1990-05-17' }, true)()
  const me = O.toNullable(account.view.me)
  if (me === null) throw new Error(`${name} could not sign up: ${JSON.stringify(account.view.signIn)}`)
  return me.id
}

let series = 0

interface OpenTab {
  readonly core: Core
  readonly media: MediaRoomFake
  readonly close: () => void
}

/** The tabs of one browser; they share cookies, keys and chat stores. */
const makeTabs = (url: string) => {
  const [stores, journal, browser] = [makeMemoryChatStores(), makeJournalFake(), makeBrowserFake()]
  const sockets = new Set<CutSockets>()
  const network: Network = { online: true }
  const open: OpenTab[] = []
  let kept: Browser['kept'] | undefined

  const openTab = async (): Promise<Core> => {
    const tab = browser.tab()
    let alive = true
    const reach: typeof fetch = (...asked) =>
      alive && network.online ? fetch(...asked) : Promise.reject(new TypeError('no network'))
    const here = await openBrowser(url, makeBrowserClock(), (series += 1), kept, reach)
    kept = here.kept
    const own = makeSockets(here.cookies.sent, network)
    const media = makeMediaRoomFake()
    sockets.add(own)
    const core = createCore(here.config, adaptersOf(here, stores, journal, own.open, url, tab, media))
    const close = (): void => {
      alive = false
      core.dispose()
      tab.close()
      own.cut()
      sockets.delete(own)
    }
    open.push({ core, close, media })
    return core
  }
  const closeTab = (core: Core): void => {
    const at = open.findIndex((one) => one.core === core)
    for (const tab of at < 0 ? [] : open.splice(at, 1)) tab.close()
  }
  return {
    stores,
    journal,
    openTab,
    closeTab,
    newest: () => open.at(-1),
    cut: () => sockets.forEach((own) => own.cut()),
    setOnline: (online: boolean) => {
      network.online = online
      if (!online) sockets.forEach((own) => own.cut())
    },
    leave: () => open.splice(0).forEach((tab) => tab.close()),
  }
}

/** Signs up at the running gateway and stays connected. */
export const makePerson = async (url: string, name: string): Promise<Person> => {
  const tabs = makeTabs(url)
  const nowhere = makeMediaRoomFake()
  const first = await tabs.openTab()
  const id = await signUp(first, url, name)
  await first.feature('calls')
  await until(`${name} is connected`, () => first.account.view.realtime === 'open')
  return {
    id,
    name,
    get core() {
      return tabs.newest()?.core ?? first
    },
    get media() {
      return tabs.newest()?.media ?? nowhere
    },
    stores: tabs.stores,
    journal: tabs.journal,
    cut: tabs.cut,
    setOnline: tabs.setOnline,
    openTab: async () => {
      const core = await tabs.openTab()
      await until(`${name} is back`, () => O.isSome(core.account.view.me), 120_000)
      return core
    },
    closeTab: tabs.closeTab,
    leave: tabs.leave,
  }
}
