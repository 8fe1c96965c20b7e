import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { PushMessaging } from '../../../src/application/tasks/push-messaging.port'
import {
  makeFirebaseMessaging,
  type FirebaseToken,
} from '../../../src/infrastructure/push/firebase/firebase-messaging.adapter'
import { makeWebPushMessaging } from '../../../src/infrastructure/push/webpush/webpush-messaging.adapter'
import { makeVirtualClock } from '../../fakes/clock.fake'
import { makePushMessagingFake } from '../../fakes/push-messaging.fake'
import { makePushBrowser, type PushBrowser } from './browser'

/** 65 bytes, as such keys are. */
const KEY = 'B'.repeat(86) + 'A'
const OTHER_KEY = 'C'.repeat(86) + 'A'

interface Stand {
  readonly messaging: PushMessaging
  readonly setReachable: (reachable: boolean) => void
  readonly runOut: () => void
  readonly pass: (ms: number) => Promise<void>
}

const fake = (): Stand => {
  const messaging = makePushMessagingFake()
  return { ...messaging, messaging, pass: async () => undefined }
}

const webpush = (): Stand & { readonly browser: PushBrowser; readonly withKey: (key: string) => PushMessaging } => {
  const [clock, browser] = [makeVirtualClock(), makePushBrowser()]
  const withKey = (publicKey: string) => makeWebPushMessaging({ clock, publicKey, worker: browser.worker })
  return { ...browser, browser, withKey, messaging: withKey(KEY), pass: clock.advance }
}

const project = { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a' }

/** The vendor's SDK takes a subscription of the browser, and makes a token of it. */
const firebase = (): Stand & {
  readonly browser: PushBrowser
  readonly loads: () => number
  readonly setDeaf: () => void
} => {
  const [clock, browser] = [makeVirtualClock(), makePushBrowser()]
  let [loads, deaf] = [0, false]
  const sdk: FirebaseToken = {
    take: async ({ publicKey }, { pushManager }) => {
      const before = await pushManager.getSubscription()
      const options = { userVisibleOnly: true, applicationServerKey: new TextEncoder().encode(publicKey) }
      return `fcm:${(before ?? (await pushManager.subscribe(options))).toJSON().endpoint}`
    },
    drop: () => (deaf ? Promise.reject(new Error('not heard')) : Promise.resolve()),
  }
  const load = async () => {
    loads += 1
    return sdk
  }
  const messaging = makeFirebaseMessaging({
    clock,
    config: { kind: 'firebase', publicKey: KEY, project },
    load,
    worker: browser.worker,
  })
  return { ...browser, browser, messaging, loads: () => loads, setDeaf: () => (deaf = true), pass: clock.advance }
}

const tokenOf = async ({ messaging }: Stand): Promise<string> => {
  const outcome = await messaging.subscribe()
  return E.isRight(outcome) ? outcome.right : ''
}

describe.each([
  ['the fake', fake],
  ['Web Push', webpush],
  ['Firebase', firebase],
])('push messaging: %s', (_, open) => {
  it('gives the same token as long as it holds, and another one when it has run out [GATE-31]', async () => {
    const stand = open()
    const first = await tokenOf(stand)
    expect(first).not.toBe('')
    expect(await tokenOf(stand)).toBe(first)
    stand.runOut()
    expect([first, '']).not.toContain(await tokenOf(stand))
  })

  it('gives another token after the end of the one before; ending twice is harmless', async () => {
    const stand = open()
    await stand.messaging.unsubscribe()
    const first = await tokenOf(stand)
    await stand.messaging.unsubscribe()
    await stand.messaging.unsubscribe()
    expect([first, '']).not.toContain(await tokenOf(stand))
  })

  it('ends without a token when the push service does not answer within 20 s', async () => {
    const stand = open()
    stand.setReachable(false)
    const outcome = stand.messaging.subscribe()
    await stand.pass(20_000)
    expect(await outcome).toMatchObject(E.left({ _tag: 'PushUnavailable' }))
    stand.setReachable(true)
    expect(await tokenOf(stand)).not.toBe('')
  })
})

describe('Web Push', () => {
  it('tells endpoint and keys, and nothing else', async () => {
    expect(JSON.parse(await tokenOf(webpush()))).toEqual({
      endpoint: 'https://push.test/1',
      keys: { p256dh: 'p-https://push.test/1', auth: 'a-https://push.test/1' },
    })
  })

  it('subscribes anew when the gateway has another key, and when the time is over', async () => {
    const stand = webpush()
    const first = await tokenOf(stand)
    const next = await tokenOf({ ...stand, messaging: stand.withKey(OTHER_KEY) })
    expect(next).not.toBe(first)
    const kept = stand.browser.subscription()
    if (kept !== null) kept.expirationTime = 0
    expect(await tokenOf({ ...stand, messaging: stand.withKey(OTHER_KEY) })).not.toBe(next)
  })
})

describe.each([
  ['Web Push', webpush],
  ['Firebase', firebase],
])('%s without a service worker', (_, open) => {
  it('gives no token and has nothing to end', async () => {
    const stand = open()
    stand.browser.withoutWorker()
    const outcome = stand.messaging.subscribe()
    await stand.pass(20_000)
    expect(E.isLeft(await outcome)).toBe(true)
    await stand.messaging.unsubscribe()
  })
})

describe('Firebase', () => {
  it('is not loaded to end what was never begun', async () => {
    const stand = firebase()
    await stand.messaging.unsubscribe()
    expect(stand.loads()).toBe(0)
  })

  it('ends the subscription here also when the vendor does not hear of it [PLUS-15]', async () => {
    const stand = firebase()
    await tokenOf(stand)
    stand.setDeaf()
    await stand.messaging.unsubscribe()
    expect(stand.browser.subscription()).toBe(null)
  })
})
