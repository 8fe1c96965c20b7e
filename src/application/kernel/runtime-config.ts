/** What the deployment says; one build serves every deployment (wire 162). */
export interface RuntimeConfig {
  readonly build: string
  readonly basePath: string
  readonly gateway: string
  readonly realtime: string
  readonly appId: string
  readonly appKey: string
  readonly sealKey: string
  readonly adapters: { readonly rtc: string; readonly rtm: string; readonly push: string }
  readonly signIn: readonly ('email' | 'phone' | 'google' | 'apple' | 'facebook')[]
  /** Third-party types by provider (DATA-28, DATA-29). */
  readonly loginTypes: Readonly<Record<'facebook' | 'google' | 'apple', number>>
  readonly captcha: boolean
  readonly sandbox: boolean
  readonly addFriendPrice: number
  readonly callFloorMale: number
  /** Coins that a new account holds (ACCT-13). */
  readonly signUpCoins: number
  readonly pasteBlocked: boolean
  readonly priceWarning: 'always' | 'once' | 'never'
  readonly sensitiveWords: readonly string[]
  /** Origins of payment pages that may speak from a frame (COIN-41). */
  readonly paymentOrigins: readonly string[]
}
