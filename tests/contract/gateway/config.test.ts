import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import type { RuntimeConfig } from '../../../src/application/kernel/runtime-config'
import { readConfig } from '../../../src/infrastructure/gateway/config.adapter'
import { makeKeyedStoreFake } from '../../fakes/keyed-store.fake'

describe('the runtime configuration', () => {
  const config: RuntimeConfig = {
    build: '0.1.0',
    basePath: '',
    gateway: '',
    realtime: '/rtm',
    appId: 'visavis',
    appKey: '',
    sealKey: '',
    adapters: { rtc: 'webrtc', rtm: 'websocket' },
    push: { kind: 'webpush', publicKey: 'BP' },
    signIn: ['email'],
    loginTypes: { facebook: 2, google: 3, apple: 4 },
    captcha: true,
    serviceWorker: true,
    sandbox: true,
    addFriendPrice: 9,
    callFloorMale: 80,
    signUpCoins: 120,
    defaultOfferEnd: 1_735_689_600_000,
    pasteBlocked: true,
    priceWarning: 'once',
    sensitiveWords: [],
    paymentOrigins: [],
    pageHosts: ['self'],
    support: '',
    contact: '',
    apps: { android: '', ios: '' },
  }
  const answering =
    (content: string, status = 200) =>
    () =>
      Promise.resolve(new Response(content, { status }))
  const offline = () => Promise.reject(new TypeError('no network'))

  it('is read, bare or inside a reply, and its last copy serves without a network [GATE-16]', async () => {
    const local = makeKeyedStoreFake()
    const bare = JSON.stringify(config)
    expect(await readConfig({ fetch: answering(bare), local }, '/config.json')()).toEqual(E.right(config))
    const wrapped = JSON.stringify({ code: 200, message: null, data: config })
    expect(await readConfig({ fetch: answering(wrapped), local }, '/config.json')()).toEqual(E.right(config))
    expect(await readConfig({ fetch: offline, local }, '/config.json')()).toEqual(E.right(config))
    expect(await readConfig({ fetch: answering('<html>'), local }, '/config.json')()).toEqual(E.right(config))
    expect(await readConfig({ fetch: answering(bare, 502), local }, '/config.json')()).toEqual(E.right(config))
  })

  it('is waited for 8 s, and for 3 s where there is a copy [GATE-16]', async () => {
    const wait = vi.spyOn(AbortSignal, 'timeout')
    const local = makeKeyedStoreFake()
    await readConfig({ fetch: answering(JSON.stringify(config)), local }, '/config.json')()
    await readConfig({ fetch: offline, local }, '/config.json')()
    expect(wait.mock.calls).toEqual([[8_000], [3_000]])
  })

  it('is missed where there is neither answer nor copy, or a damaged one', async () => {
    const local = makeKeyedStoreFake()
    expect(await readConfig({ fetch: offline, local }, '/config.json')()).toMatchObject(E.left({ _tag: 'NoConfig' }))
    local.write('CAMC_CONFIG', '{"build":')
    expect(await readConfig({ fetch: offline, local }, '/config.json')()).toMatchObject(E.left({ _tag: 'NoConfig' }))
  })
})
