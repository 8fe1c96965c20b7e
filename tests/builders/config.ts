import type { RuntimeConfig } from '../../src/application/kernel/runtime-config'

/** A deployment for tests; what matters is given. */
export const runtimeConfig = (given: Partial<RuntimeConfig> = {}): RuntimeConfig => ({
  build: 'test',
  basePath: '/',
  gateway: 'http://gateway.test',
  realtime: 'ws://gateway.test/rtm',
  appId: 'test',
  appKey: 'key',
  sealKey: '',
  adapters: { rtc: 'webrtc', rtm: 'websocket' },
  push: { kind: 'off' },
  signIn: ['email'],
  loginTypes: { facebook: 2, google: 3, apple: 4 },
  captcha: true,
  serviceWorker: false,
  sandbox: true,
  addFriendPrice: 9,
  callFloorMale: 120,
  signUpCoins: 120,
  pasteBlocked: false,
  priceWarning: 'once',
  sensitiveWords: [],
  paymentOrigins: ['https://pay.test'],
  ...given,
})
