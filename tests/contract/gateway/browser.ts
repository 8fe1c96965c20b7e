import { IDBFactory } from 'fake-indexeddb'
import * as E from 'fp-ts/Either'
import type { SignedIn } from '../../../src/application/account/sign-in-gateway.port'
import type { Clock } from '../../../src/application/kernel/clock.port'
import { makeAgreementGateway } from '../../../src/infrastructure/gateway/agreement-gateway.adapter'
import { makeRedDotsGateway } from '../../../src/infrastructure/gateway/red-dots-gateway.adapter'
import { makeAccountGateway } from '../../../src/infrastructure/gateway/account-gateway.adapter'
import { makeCallGateway } from '../../../src/infrastructure/gateway/call-gateway.adapter'
import { makeChatGateway } from '../../../src/infrastructure/gateway/chat-gateway.adapter'
import { makeCheckoutGateway } from '../../../src/infrastructure/gateway/checkout-gateway.adapter'
import { makeCoinsGateway } from '../../../src/infrastructure/gateway/coins-gateway.adapter'
import { makeRewardsGateway } from '../../../src/infrastructure/gateway/rewards-gateway.adapter'
import { makePushGateway } from '../../../src/infrastructure/gateway/push-gateway.adapter'
import { makeTasksGateway } from '../../../src/infrastructure/gateway/tasks-gateway.adapter'
import { makeActivityGateway } from '../../../src/infrastructure/gateway/activity-gateway.adapter'
import { makeCheckInGateway } from '../../../src/infrastructure/gateway/check-in-gateway.adapter'
import { makeOffersGateway } from '../../../src/infrastructure/gateway/offers-gateway.adapter'
import { makeShopGateway } from '../../../src/infrastructure/gateway/shop-gateway.adapter'
import { makeOrdersGateway } from '../../../src/infrastructure/gateway/orders-gateway.adapter'
import { readConfig } from '../../../src/infrastructure/gateway/config.adapter'
import { makeFriendsGateway } from '../../../src/infrastructure/gateway/friends-gateway.adapter'
import { makeGiftsGateway } from '../../../src/infrastructure/gateway/gifts-gateway.adapter'
import { makeReportGateway } from '../../../src/infrastructure/gateway/report-gateway.adapter'
import { makeAppealGateway } from '../../../src/infrastructure/gateway/appeal-gateway.adapter'
import { makeMatchGateway } from '../../../src/infrastructure/gateway/match-gateway.adapter'
import { makePreviewGateway } from '../../../src/infrastructure/gateway/preview-gateway.adapter'
import { makeSnapshotGateway } from '../../../src/infrastructure/gateway/snapshot-gateway.adapter'
import { makeProfileGateway } from '../../../src/infrastructure/gateway/profile-gateway.adapter'
import { makeCardsGateway } from '../../../src/infrastructure/gateway/cards-gateway.adapter'
import { makeHotVideosGateway } from '../../../src/infrastructure/gateway/hot-videos-gateway.adapter'
import { makeWallGateway } from '../../../src/infrastructure/gateway/wall-gateway.adapter'
import { makeHttpGateway } from '../../../src/infrastructure/gateway/http-gateway.adapter'
import { makeSecurityGateway } from '../../../src/infrastructure/gateway/security-gateway.adapter'
import { makeSignInGateway } from '../../../src/infrastructure/gateway/sign-in-gateway.adapter'
import { sessionOfNow } from '../../../src/infrastructure/gateway/session-of-now'
import type { Fetch } from '../../../src/infrastructure/gateway/send-request'
import { makeCookieIdentity } from '../../../src/infrastructure/storage/cookies/cookie-identity.adapter'
import { makeCookieJar } from '../../../src/infrastructure/storage/cookies/cookie-jar'
import { makeRememberedWays } from '../../../src/infrastructure/storage/cookies/remembered-ways.adapter'
import { makeSessionStore } from '../../../src/infrastructure/storage/web-storage/session-store.adapter'
import { makeSigningKeyStore } from '../../../src/infrastructure/storage/web-storage/signing-key.store'
import { makeSigningKeys } from '../../../src/infrastructure/storage/web-storage/signing-keys.adapter'
import { makeIdsFake } from '../../fakes/ids.fake'
import { makeJournalFake } from '../../fakes/journal.fake'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'
import { sendFormByFetch } from '../../fakes/send-form.fake'

/** Cookies of one browser, those included that scripts do not see. */
const makeCookies = () => {
  const all = new Map<string, { readonly value: string; readonly hidden: boolean }>()
  const put = (line: string) => {
    const [pair = '', ...attributes] = line.split(';')
    const at = pair.indexOf('=')
    const flags = attributes.map((attribute) => attribute.trim().toLowerCase())
    if (flags.includes('max-age=0')) all.delete(pair.slice(0, at))
    else all.set(pair.slice(0, at), { value: pair.slice(at + 1), hidden: flags.includes('httponly') })
  }
  const line = (hidden: boolean) =>
    [...all].flatMap(([name, cookie]) => (cookie.hidden && !hidden ? [] : [`${name}=${cookie.value}`])).join('; ')
  const page = {
    get cookie() {
      return line(false)
    },
    set cookie(text: string) {
      put(text)
    },
  }
  return { page, put, sent: () => line(true), remove: (name: string) => all.delete(name), names: () => [...all.keys()] }
}

export const unwrap = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

/** What all tabs of a browser share, and what outlives them. */
const makeKept = () => ({ cookies: makeCookies(), local: makeKeyedStoreFake(), database: new IDBFactory() })

/**
 * The client's adapters as `main.tsx` joins them, in a browser of the test; another tab of it takes over what it has `kept`, and
 * `reach` is its way to the network.
 */
export const openBrowser = async (
  url: string,
  clock: Clock,
  series = 1,
  kept = makeKept(),
  reach: typeof globalThis.fetch = globalThis.fetch,
) => {
  const { cookies, database, local } = kept
  const fetch: Fetch = async (address, init) => {
    const headers = { ...(init.headers as Record<string, string>), cookie: cookies.sent() }
    const response = await reach(new URL(address, url), { ...init, headers })
    response.headers.getSetCookie().forEach(cookies.put)
    return response
  }
  const [ids, jar] = [makeIdsFake(series), makeCookieJar(cookies.page, { secure: false, path: '' })]
  const config = unwrap(await readConfig({ fetch, local }, `${url}/config.json`)())
  const store = makeSigningKeyStore(() => database)
  const identity = makeCookieIdentity({ jar, ids, local, language: () => 'en' })
  const keys = makeSigningKeys(config.appKey, store)
  const wire = { clock, config, fetch, identity, ids, keys, sendForm: sendFormByFetch(fetch) }
  const gateway = makeHttpGateway(wire)
  const session = makeSessionStore({ jar, keys: store, local })
  return {
    kept,
    config,
    cookies,
    fetch,
    gateway,
    identity,
    local,
    session,
    account: {
      ...makeAccountGateway(gateway, identity, () => sessionOfNow(wire)),
      ...makeSignInGateway({ config, gateway, identity, language: () => 'en' }),
    },
    friends: makeFriendsGateway(gateway, identity),
    chat: makeChatGateway(gateway, identity),
    calls: makeCallGateway(gateway),
    coins: makeCoinsGateway(gateway),
    checkout: makeCheckoutGateway(gateway, identity, makeJournalFake()),
    offers: makeOffersGateway(gateway),
    activity: makeActivityGateway(gateway),
    checkIn: makeCheckInGateway(gateway, identity),
    tasks: makeTasksGateway(gateway),
    pushes: makePushGateway(gateway, identity),
    rewards: makeRewardsGateway(gateway, identity),
    shop: makeShopGateway(gateway, config.appId, makeJournalFake()),
    orders: makeOrdersGateway(gateway, identity),
    previews: makePreviewGateway(gateway),
    snapshots: makeSnapshotGateway(gateway, { build: 'test', identity }),
    gifts: makeGiftsGateway(gateway, identity, makeJournalFake()),
    profile: makeProfileGateway(gateway),
    security: makeSecurityGateway(gateway, identity),
    hotVideos: makeHotVideosGateway(gateway),
    wall: makeWallGateway(gateway),
    agreement: makeAgreementGateway(gateway),
    redDots: makeRedDotsGateway(gateway),
    cards: makeCardsGateway(gateway, makeJournalFake()),
    matches: makeMatchGateway(gateway),
    safety: makeAppealGateway(gateway),
    reports: makeReportGateway(gateway),
    ways: makeRememberedWays(jar),
    keep: async ({ id, signSecret, token }: SignedIn) => void unwrap(await session.keep(id, token, signSecret)()),
  }
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>
