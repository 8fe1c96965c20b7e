import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { WebSocket } from 'ws'
import type { Core } from '../../src/application/core'
import type { UserId } from '../../src/domain/kernel/ids'
import { makeBrowserClock } from '../../src/infrastructure/browser/browser-clock.adapter'
import { makeBrowserIds } from '../../src/infrastructure/browser/browser-ids.adapter'
import { makePhoneNumbers } from '../../src/infrastructure/browser/phone-numbers.adapter'
import type { CoreAdapters } from '../../src/infrastructure/container/adapters'
import { createCore } from '../../src/infrastructure/container/create-core'
import { socketsOf, type OpenSocket } from '../../src/infrastructure/rtm/websocket/socket.port'
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
import { makeKeyedStoreFake } from '../fakes/keyed-store.fake'
import { makeMediaRoomFake } from '../fakes/media-room.fake'
import { makePageFake } from '../fakes/page.fake'
import { makePicturePreparerFake } from '../fakes/picture-preparer.fake'
import { makeSocialDoorFake } from '../fakes/social-door.fake'
import { makeTabsFake } from '../fakes/tabs.fake'
import { makeUsageFake } from '../fakes/usage.fake'
import { until } from './until'

/** Somebody with the product's own Core on its real adapters: HTTP, envelope, socket, chat store, outbox. */
export interface Person {
  readonly id: UserId
  readonly name: string
  readonly core: Core
  readonly stores: MemoryChatStores
  readonly journal: JournalFake
  /** Breaks the socket without a goodbye, as a network does. */
  readonly cut: () => void
  readonly leave: () => void
}

interface CutSockets {
  readonly open: OpenSocket
  readonly cut: () => void
}

/** Sockets of Node with the cookies of a browser, each of which can be broken. */
const makeSockets = (cookies: () => string): CutSockets => {
  const all = new Set<WebSocket>()
  class Cookied extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie: cookies() } })
      all.add(this)
      this.on('close', () => all.delete(this))
    }
  }
  return {
    open: socketsOf(Cookied as unknown as Parameters<typeof socketsOf>[0]),
    cut: () => all.forEach((socket) => socket.terminate()),
  }
}

type Browser = Awaited<ReturnType<typeof openBrowser>>

const adaptersOf = (
  browser: Browser,
  stores: MemoryChatStores,
  journal: JournalFake,
  open: OpenSocket,
  url: string,
): CoreAdapters => {
  const [clock, page] = [makeBrowserClock(), makePageFake()]
  const [bell, devices, media] = [makeBellFake(), makeDevicesFake(), makeMediaRoomFake()]
  const { config } = browser
  return {
    clock,
    ids: makeBrowserIds(),
    journal,
    page,
    tabs: makeTabsFake(),
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
    friends: async () => ({ gateway: browser.friends }),
    profile: async () => ({ gateway: browser.profile, pictures: makePicturePreparerFake() }),
    // No fault run presses what these are for.
    security: () => Promise.reject(new Error('not in fault runs')),
    safety: () => Promise.reject(new Error('not in fault runs')),
    coins: async () => ({ gateway: browser.coins }),
    chat: async () => ({ gateway: browser.chat, stores, search: stores.search }),
    calls: async () => ({ gateway: browser.calls, bell, devices, media }),
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

/** Signs up at the running gateway and stays connected. */
export const makePerson = async (url: string, name: string): Promise<Person> => {
  const browser = await openBrowser(url, makeBrowserClock(), (series += 1))
  const [stores, journal] = [makeMemoryChatStores(), makeJournalFake()]
  const sockets = makeSockets(browser.cookies.sent)
  const core = createCore(browser.config, adaptersOf(browser, stores, journal, sockets.open, url))
  const id = await signUp(core, url, name)
  await core.feature('calls')
  await until(`${name} is connected`, () => core.account.view.realtime === 'open')
  return { id, name, core, stores, journal, cut: sockets.cut, leave: core.dispose }
}

/** One asks, the other accepts, through their Cores. */
export const befriend = async (one: Person, other: Person): Promise<void> => {
  const [ours, theirs] = [await one.core.feature('friends'), await other.core.feature('friends')]
  const added = await ours.add(other.id, 102)()
  if (E.isLeft(added)) throw new Error(`not added: ${JSON.stringify(added.left)}`)
  await until('the request arrives', () => theirs.view.requests.some(({ id }) => id === one.id))
  await theirs.answer(one.id, 'accept')()
  await until('they are friends', () => ours.view.friends.some(({ id }) => id === other.id))
}
