import * as t from 'io-ts'

const methods = t.keyof({ email: null, phone: null, google: null, apple: null, facebook: null })

/** How pushes come (GATE-31): `publicKey` is the VAPID key, base64url; `project` what a vendor's SDK wants to know. */
const push = t.union([
  t.type({ kind: t.literal('off') }),
  t.type({ kind: t.literal('webpush'), publicKey: t.string }),
  t.type({
    kind: t.literal('firebase'),
    publicKey: t.string,
    project: t.type({ apiKey: t.string, projectId: t.string, messagingSenderId: t.string, appId: t.string }),
  }),
])

/** What `/config.json` says (wire 162); keys are base64: `appKey` raw, `sealKey` SPKI. */
export const runtimeConfig = t.type({
  build: t.string,
  basePath: t.string,
  gateway: t.string,
  realtime: t.string,
  appId: t.string,
  appKey: t.string,
  sealKey: t.string,
  adapters: t.type({ rtc: t.string, rtm: t.string }),
  push,
  signIn: t.array(methods),
  /** `login_type` of row 63 (DATA-28, DATA-29). */
  loginTypes: t.type({ facebook: t.number, google: t.number, apple: t.number }),
  captcha: t.boolean,
  serviceWorker: t.boolean,
  sandbox: t.boolean,
  addFriendPrice: t.number,
  callFloorMale: t.number,
  /** What a new account holds (ACCT-13, COIN-63). */
  signUpCoins: t.number,
  /** When an offer ends for which no end is given (COIN-58). */
  defaultOfferEnd: t.number,
  pasteBlocked: t.boolean,
  priceWarning: t.keyof({ always: null, once: null, never: null }),
  sensitiveWords: t.array(t.string),
  paymentOrigins: t.array(t.string),
  pageHosts: t.array(t.string),
  support: t.string,
  contact: t.string,
  apps: t.type({ android: t.string, ios: t.string }),
})
