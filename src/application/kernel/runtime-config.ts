/** Who this deployment is to Firebase, as its SDK wants to know it. */
export interface FirebaseProject {
  readonly apiKey: string
  readonly projectId: string
  readonly messagingSenderId: string
  readonly appId: string
}

/** How pushes come (GATE-31); `publicKey` is that of the gateway (VAPID), in base64url. */
export type PushConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'webpush'; readonly publicKey: string }
  | { readonly kind: 'firebase'; readonly publicKey: string; readonly project: FirebaseProject }

/** What the deployment says; one build serves every deployment (wire 162). */
export interface RuntimeConfig {
  readonly build: string
  readonly basePath: string
  readonly gateway: string
  readonly realtime: string
  readonly appId: string
  readonly appKey: string
  readonly sealKey: string
  readonly adapters: { readonly rtc: string; readonly rtm: string }
  readonly push: PushConfig
  readonly signIn: readonly ('email' | 'phone' | 'google' | 'apple' | 'facebook')[]
  /** Third-party types by provider (DATA-28, DATA-29). */
  readonly loginTypes: Readonly<Record<'facebook' | 'google' | 'apple', number>>
  readonly captcha: boolean
  /** The program may be kept for a start without a network. */
  readonly serviceWorker: boolean
  readonly sandbox: boolean
  readonly addFriendPrice: number
  readonly callFloorMale: number
  /** Coins that a new account holds (ACCT-13). */
  readonly signUpCoins: number
  /** When an offer ends for which no end is given, by the gateway's time (COIN-58). */
  readonly defaultOfferEnd: number
  readonly pasteBlocked: boolean
  readonly priceWarning: 'always' | 'once' | 'never'
  readonly sensitiveWords: readonly string[]
  /** Origins of payment pages that may speak from a frame (COIN-41). */
  readonly paymentOrigins: readonly string[]
  /** Hosts whose pages may stand within the product; `self` is the own one (SHELL-27). */
  readonly pageHosts: readonly string[]
  /** Where customer service is met; empty: in the chat with the team (SHELL-87). */
  readonly support: string
  /** The operator's mail address. */
  readonly contact: string
  /** Where the app is found in the stores; empty: on the own page (SHELL-62). */
  readonly apps: { readonly android: string; readonly ios: string }
}
