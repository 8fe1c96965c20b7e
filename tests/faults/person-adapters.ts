import type { Tabs } from '../../src/application/kernel/tabs.port'
import { makeBrowserClock } from '../../src/infrastructure/browser/browser-clock.adapter'
import { makeBrowserIds } from '../../src/infrastructure/browser/browser-ids.adapter'
import { makePhoneNumbers } from '../../src/infrastructure/browser/phone-numbers.adapter'
import type { CoreAdapters } from '../../src/infrastructure/container/adapters'
import type { OpenSocket } from '../../src/infrastructure/rtm/websocket/socket.port'
import { makeWebSocketRealtime } from '../../src/infrastructure/rtm/websocket/websocket-realtime.adapter'
import { type MemoryChatStores } from '../../src/infrastructure/storage/memory/memory-chat-stores.adapter'
import type { openBrowser } from '../contract/gateway/browser'
import { makeAddressFake } from '../fakes/address.fake'
import { makeBellFake } from '../fakes/bell.fake'
import { makeCaptchaFake } from '../fakes/captcha.fake'
import { makeDevicesFake } from '../fakes/devices.fake'
import { type JournalFake } from '../fakes/journal.fake'
import { makeFaceSightFake } from '../fakes/face-sight.fake'
import { makeFileSaverFake } from '../fakes/file-saver.fake'
import { makeKeptPeopleFake } from '../fakes/kept-people.fake'
import { makeKeyedStoreFake } from '../fakes/keyed-store.fake'
import { type MediaRoomFake } from '../fakes/media-room.fake'
import { makePageFake } from '../fakes/page.fake'
import { makePictureInPictureFake } from '../fakes/picture-in-picture.fake'
import { makePreviewGatewayFake } from '../fakes/preview-gateway.fake'
import { makeRecordedVideosFake } from '../fakes/recorded-videos.fake'
import { makeSnapshotGatewayFake } from '../fakes/snapshot-gateway.fake'
import { makePushParts } from '../fakes/world/push-parts'
import { makeSystemNoticesFake } from '../fakes/system-notices.fake'
import { makePicturePreparerFake } from '../fakes/picture-preparer.fake'
import { makeSocialDoorFake } from '../fakes/social-door.fake'
import { makeTranslatorFake } from '../fakes/translator.fake'
import { makeUsageFake } from '../fakes/usage.fake'

type Browser = Awaited<ReturnType<typeof openBrowser>>

/** No fault run presses what this is for. */
const notHere = () => Promise.reject(new Error('not in fault runs'))

/** The product's own adapters where the network and the store are concerned, fakes elsewhere. */
export const adaptersOf = (
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
    security: notHere,
    safety: notHere,
    cards: notHere,
    hotVideos: notHere,
    wall: notHere,
    coins: async () => ({ gateway: browser.coins, files: makeFileSaverFake() }),
    checkout: notHere,
    shop: notHere,
    orders: notHere,
    offers: notHere,
    tasks: notHere,
    checkIn: notHere,
    activity: notHere,
    rewards: notHere,
    redDots: async () => ({ gateway: browser.redDots }),
    notices: async () => ({ gateway: browser.agreement }),
    push: async () => ({ gateway: browser.pushes, ...makePushParts('person') }),
    appUpdates: notHere,
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
