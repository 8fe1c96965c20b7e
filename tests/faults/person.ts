import * as O from 'fp-ts/Option'
import type { Core } from '../../src/application/core'
import type { Tabs } from '../../src/application/kernel/tabs.port'
import type { UserId } from '../../src/domain/kernel/ids'
import { makeBrowserClock } from '../../src/infrastructure/browser/browser-clock.adapter'
import { makeBrowserIds } from '../../src/infrastructure/browser/browser-ids.adapter'
import { makePhoneNumbers } from '../../src/infrastructure/browser/phone-numbers.adapter'
import type { CoreAdapters } from '../../src/infrastructure/container/adapters'
import { createCore } from '../../src/infrastructure/container/create-core'
import type { OpenSocket } from '../../src/infrastructure/rtm/websocket/socket.port'
import { makeWebSocketRealtime } from '../../src/infrastructure/rtm/websocket/websocket-realtime.adapter'
import {
  makeMemoryChatStores,
  type MemoryChatStores,
} from '../../src/infrastructure/storage/memory/memory-chat-stores.adapter'
import { openBrowser } from '../contract/gateway/browser'
import { newestMail } from '../e2e/support/outbox'
import { makeAddressFake } from '../fakes/address.fake'
import { makeBellFake } from '../fakes/bell.fake'
import { makeCaptchaFake } from '../fakes/captcha.fake'
import { makeDevicesFake } from '../fakes/devices.fake'
import { makeJournalFake, type JournalFake } from '../fakes/journal.fake'
import { makeFaceSightFake } from '../fakes/face-sight.fake'
import { makeFileSaverFake } from '../fakes/file-saver.fake'
import { makeKeptPeopleFake } from '../fakes/kept-people.fake'
import { makeKeyedStoreFake } from '../fakes/keyed-store.fake'
import { makeMediaRoomFake, type MediaRoomFake } from '../fakes/media-room.fake'
import { makePageFake } from '../fakes/page.fake'
import { makePictureInPictureFake } from '../fakes/picture-in-picture.fake'
import { makePreviewGatewayFake } from '../fakes/preview-gateway.fake'
import { makeRecordedVideosFake } from '../fakes/recorded-videos.fake'
import { makeSnapshotGatewayFake } from '../fakes/snapshot-gateway.fake'
import { makePushParts } from '../fakes/world/push-parts'
import { makeSystemNoticesFake } from '../fakes/system-notices.fake'
import { makePicturePreparerFake } from '../fakes/picture-preparer.fake'
import { makeSocialDoorFake } from '../fakes/social-door.fake'
import { makeBrowserFake } from '../fakes/tabs.fake'
import { makeTranslatorFake } from '../fakes/translator.fake'
import { makeUsageFake } from '../fakes/usage.fake'
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

const adaptersOf = (
  browser: Browser,
  stores: MemoryChatStores,
  journal: JournalFake,
  open: OpenSocket,
  url: string,
  tabs: Tabs,
  media: MediaRoomFake,
): CoreAdapters => {
  const [clock, page] = [makeBrowserClock(), makePageFake()]
  const [bell, devices] = [makeBellFake(), makeDevicesFake()]
  const { config } = browser
  return {
    clock,
    ids: makeBrowserIds(),
    journal,
    page,
    tabs,
    local: browser.local,
    tabStore: makeKeyedStoreFake(),
    cookies: makeKeyedStoreFake(),
    sessionStore: browser.session,
    localData: stores.localData,
    usage: makeUsageFake(),
    captcha: makeCaptchaFake(),
    accountGateway: browser.account,
    address: makeAddressFake(`${url}/`),
    ways: browser.ways,
    framed: false,
    signIn: async () => ({
      gateway: browser.account,
      door: makeSocialDoorFake(),
      numbers: makePhoneNumbers(),
    }),
    friends: async () => ({ gateway: browser.friends, kept: makeKeptPeopleFake() }),
    profile: async () => ({ gateway: browser.profile, pictures: makePicturePreparerFake() }),
    // No fault run presses what these are for.
    security: () => Promise.reject(new Error('not in fault runs')),
    safety: () => Promise.reject(new Error('not in fault runs')),
    cards: () => Promise.reject(new Error('not in fault runs')),
    hotVideos: () => Promise.reject(new Error('not in fault runs')),
    wall: () => Promise.reject(new Error('not in fault runs')),
    coins: async () => ({ gateway: browser.coins, files: makeFileSaverFake() }),
    checkout: () => Promise.reject(new Error('not in fault runs')),
    shop: () => Promise.reject(new Error('not in fault runs')),
    orders: () => Promise.reject(new Error('not in fault runs')),
    offers: () => Promise.reject(new Error('not in fault runs')),
    tasks: () => Promise.reject(new Error('not in fault runs')),
    checkIn: () => Promise.reject(new Error('not in fault runs')),
    activity: () => Promise.reject(new Error('not in fault runs')),
    rewards: () => Promise.reject(new Error('not in fault runs')),
    redDots: async () => ({ gateway: browser.redDots }),
    notices: async () => ({ gateway: browser.agreement }),
    push: async () => ({ gateway: browser.pushes, ...makePushParts('person') }),
    appUpdates: () => Promise.reject(new Error('not in fault runs')),
    gifts: async () => ({ gateway: browser.gifts, language: () => 'en' }),
    chat: async () => ({
      gateway: browser.chat,
      stores,
      pictures: makePicturePreparerFake(),
      translator: makeTranslatorFake(),
      search: stores.search,
    }),
    matching: async () => ({ gateway: browser.matches, tips: makeKeyedStoreFake() }),
    bell: async () => bell,
    calls: async () => ({
      gateway: browser.calls,
      bell,
      startOver: () => {},
      devices,
      media,
      pictureInPicture: makePictureInPictureFake(),
      previews: makePreviewGatewayFake(),
      snapshots: makeSnapshotGatewayFake(),
      faces: makeFaceSightFake(),
      chance: Math.random,
      videos: makeRecordedVideosFake(),
      notices: makeSystemNoticesFake(),
    }),
    realtime: async () =>
      makeWebSocketRealtime({
        clock,
        journal,
        page,
        random: Math.random,
        address: config.realtime,
        here: url,
        openSocket: open,
      }),
  }
}

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
