import * as TE from 'fp-ts/TaskEither'
import type { Core } from '../../../src/application/core'
import type { RuntimeConfig } from '../../../src/application/kernel/runtime-config'
import type { Realtime } from '../../../src/application/realtime/realtime.port'
import type { CoreAdapters, FirstAdapters } from '../../../src/infrastructure/container/adapters'
import { createCore } from '../../../src/infrastructure/container/create-core'
import { runtimeConfig } from '../../builders/config'
import { makeAddressFake, type AddressFake } from '../address.fake'
import { makeAppUpdatesFake, type AppUpdatesFake } from '../app-updates.fake'
import { makeReportGatewayFake } from '../report-gateway.fake'
import { makeAppealGatewayFake, type AppealGatewayFake } from '../appeal-gateway.fake'
import { makeBellFake, type BellFake } from '../bell.fake'
import { makeCaptchaFake, type CaptchaFake } from '../captcha.fake'
import { makeClipsFake, type ClipsFake } from '../clips.fake'
import { makeChatStoresFake, type ChatStoresFake } from '../chat-store.fake'
import { makeDevicesFake, type DevicesFake } from '../devices.fake'
import { makeFileSaverFake, type FileSaverFake } from '../file-saver.fake'
import { makeIdsFake } from '../ids.fake'
import { makeInstallPromptFake, type InstallPromptFake } from '../install-prompt.fake'
import { makeJournalFake, type JournalFake } from '../journal.fake'
import { makeKeptPeopleFake } from '../kept-people.fake'
import { makeKeyedStoreFake, type KeyedStoreFake } from '../keyed-store.fake'
import { makeLocalDataFake, type LocalDataFake } from '../local-data.fake'
import { makeMediaRoomFake, type MediaRoomFake } from '../media-room.fake'
import { makePaymentWindowFake, type PaymentWindowFake } from '../payment-window.fake'
import { makePageFake, type PageFake } from '../page.fake'
import { makePhoneNumbersFake, type PhoneNumbersFake } from '../phone-numbers.fake'
import { makeRememberedWaysFake } from '../remembered-ways.fake'
import { makePicturePreparerFake, type PicturePreparerFake } from '../picture-preparer.fake'
import { makeRecordedVideosFake, type RecordedVideosFake } from '../recorded-videos.fake'
import { makeSessionStoreFake, type SessionStoreFake } from '../session-store.fake'
import { makeSocialDoorFake, type SocialDoorFake } from '../social-door.fake'
import { makeSystemNoticesFake, type SystemNoticesFake } from '../system-notices.fake'
import { makeBrowserFake, type TabFake } from '../tabs.fake'
import { makeTranslatorFake, type TranslatorFake } from '../translator.fake'
import { makeUsageFake, type UsageFake } from '../usage.fake'
import { makeAccountGatewayFake } from './account-gateway.fake'
import { makeAgreementGatewayFake } from './agreement-gateway.fake'
import { makeRedDotsGatewayFake } from './red-dots-gateway.fake'
import { makeGiftsGatewayFake } from './gifts-gateway.fake'
import { coinAdapters } from './coin-adapters'
import { talkAdapters } from './talk-adapters'
import { taskAdapters } from './task-adapters'
import { makePushGatewayFake } from './push-gateway.fake'
import { makePushParts, type PushParts } from './push-parts'
import { makeRewardsGatewayFake } from './rewards-gateway.fake'
import { makeFriendsGatewayFake } from './friends-gateway.fake'
import { makeMatchGatewayFake } from './match-gateway.fake'
import { makeProfileGatewayFake } from './profile-gateway.fake'
import { makeSecurityGatewayFake } from './security-gateway.fake'
import { makeSeat, type Seat } from './seat'
import { makeSignInGatewayFake } from './sign-in-gateway.fake'
import { makeHotVideosFake } from './hot-videos.fake'
import { makeCardsGatewayFake } from './cards-gateway.fake'
import { makeWallGatewayFake } from './wall-gateway.fake'
import type { World } from './world'

/** One tab with its Core. */
export interface TabOfBrowser {
  readonly core: Core
  readonly tab: TabFake
  readonly page: PageFake
  readonly address: AddressFake
  /** Session storage. */
  readonly store: KeyedStoreFake
  readonly close: () => void
}

type LateAdapters = Omit<CoreAdapters, keyof FirstAdapters>

/** A browser in the world: cookies, key store and local storage are shared by its tabs. */
export interface BrowserInWorld {
  readonly seat: Seat
  readonly session: SessionStoreFake
  readonly local: LocalDataFake
  readonly stores: ChatStoresFake
  readonly cookies: KeyedStoreFake
  /** Cookies that last a day. */
  readonly dayCookies: KeyedStoreFake
  readonly bell: BellFake
  readonly devices: DevicesFake
  readonly media: MediaRoomFake
  readonly videos: RecordedVideosFake
  readonly clips: ClipsFake
  readonly notices: SystemNoticesFake
  readonly pictures: PicturePreparerFake
  readonly translator: TranslatorFake
  readonly captcha: CaptchaFake
  readonly door: SocialDoorFake
  /** Where its tabs go to pay. */
  readonly payments: PaymentWindowFake
  readonly numbers: PhoneNumbersFake
  /** What was handed over to the person. */
  readonly files: FileSaverFake
  readonly appeals: AppealGatewayFake
  readonly updates: AppUpdatesFake
  readonly push: PushParts
  readonly installs: InstallPromptFake
  /** How often the page was loaded anew for what was installed. */
  readonly reloads: () => number
  /** Local storage. */
  readonly storage: KeyedStoreFake
  readonly usage: UsageFake
  readonly journal: JournalFake
  /** What its tabs load when they first need it. */
  readonly late: LateAdapters
  /** Opens a tab; what the test gives takes the place of the fakes. */
  readonly open: (given?: Partial<RuntimeConfig>, other?: Partial<CoreAdapters>) => TabOfBrowser
  /** No network, or one again. */
  readonly setOnline: (online: boolean) => void
}

let series = 0

/** The connection of a browser: it is as online as the browser is. */
const makeRealtimeFake = (world: World, seat: Seat): Realtime => ({
  connect: (entry, listener) => world.hub.client(entry.user).connect(entry, listener),
  signal: (room, to, signal) => {
    const user = world.userOf(seat.session)
    return user === null ? TE.left({ _tag: 'PeerUnreachable' }) : world.hub.client(user).signal(room, to, signal)
  },
})

/** Opens a browser that nobody has used. */
export const makeBrowser = (world: World, name: string): BrowserInWorld => {
  const seat = makeSeat(name)
  const session = makeSessionStoreFake()
  const stores = makeChatStoresFake()
  const bell = makeBellFake()
  const devices = makeDevicesFake()
  const media = makeMediaRoomFake()
  const clips = makeClipsFake()
  const [videos, notices] = [makeRecordedVideosFake(), makeSystemNoticesFake()]
  const pictures = makePicturePreparerFake()
  const translator = makeTranslatorFake()
  const local = makeLocalDataFake(stores.localData)
  const captcha = makeCaptchaFake()
  const [door, numbers] = [makeSocialDoorFake(), makePhoneNumbersFake()]
  const files = makeFileSaverFake()
  const payments = makePaymentWindowFake()
  const [appeals, usage, updates] = [makeAppealGatewayFake(), makeUsageFake(), makeAppUpdatesFake()]
  const [push, installs] = [makePushParts(name), makeInstallPromptFake()]
  let reloads = 0
  const journal = makeJournalFake()
  const browser = makeBrowserFake()
  const storage = { local: makeKeyedStoreFake(), cookies: makeKeyedStoreFake() }
  const dayCookies = makeKeyedStoreFake()
  const [pages, kept] = [new Set<PageFake>(), makeKeptPeopleFake()]

  const late: LateAdapters = {
    signIn: async () => ({ gateway: makeSignInGatewayFake(world, seat), door, numbers }),
    security: async () => ({ gateway: makeSecurityGatewayFake(world, seat), numbers, files }),
    safety: async () => ({ gateway: appeals, reports: makeReportGatewayFake() }),
    friends: async () => ({ gateway: makeFriendsGatewayFake(world, seat), kept }),
    profile: async () => ({ gateway: makeProfileGatewayFake(world, seat), pictures }),
    gifts: async () => ({ gateway: makeGiftsGatewayFake(world, seat), language: () => 'en' }),
    ...coinAdapters(world, seat, { files, payments, pictures }),
    ...taskAdapters(world, seat),
    appUpdates: async () => updates,
    push: async () => ({ gateway: makePushGatewayFake(world, seat), ...push }),
    rewards: async () => ({
      gateway: makeRewardsGatewayFake(world, seat),
      prompt: installs,
      reload: () => void (reloads += 1),
    }),
    ...talkAdapters(world, seat, { bell, devices, media, notices, pictures, stores, translator, videos }),
    matching: async () => ({ gateway: makeMatchGatewayFake(world, seat), tips: dayCookies }),
    realtime: async () => makeRealtimeFake(world, seat),
    hotVideos: async () => ({ gateway: makeHotVideosFake(world, seat), clips }),
    cards: async () => ({ gateway: makeCardsGatewayFake(world, seat) }),
    wall: async () => ({ gateway: makeWallGatewayFake(world, seat) }),
    notices: async () => ({ gateway: makeAgreementGatewayFake(world, seat) }),
    redDots: async () => ({ gateway: makeRedDotsGatewayFake(world, seat) }),
  }

  const open: BrowserInWorld['open'] = (given = {}, other = {}) => {
    const tab = browser.tab()
    const page = makePageFake()
    const [address, store] = [makeAddressFake(), makeKeyedStoreFake()]
    page.setOnline(seat.online)
    pages.add(page)
    const all: CoreAdapters = {
      clock: world.clock,
      ids: makeIdsFake((series += 1)),
      journal,
      page,
      tabs: tab,
      ...storage,
      tabStore: store,
      sessionStore: session,
      localData: local,
      usage,
      captcha,
      accountGateway: makeAccountGatewayFake(world, seat),
      address,
      ways: makeRememberedWaysFake(seat),
      framed: false,
      ...late,
      ...other,
    }
    const core = createCore(runtimeConfig(given), all)
    return {
      core,
      tab,
      page,
      address,
      store,
      close: () => {
        core.dispose()
        tab.close()
        pages.delete(page)
      },
    }
  }
  return {
    seat,
    session,
    local,
    stores,
    cookies: storage.cookies,
    dayCookies,
    bell,
    devices,
    media,
    videos,
    clips,
    notices,
    pictures,
    translator,
    captcha,
    door,
    numbers,
    files,
    payments,
    appeals,
    push,
    installs,
    reloads: () => reloads,
    updates,
    storage: storage.local,
    usage,
    journal,
    late,
    open,
    setOnline: (online) => {
      seat.online = online
      pages.forEach((page) => page.setOnline(online))
    },
  }
}
