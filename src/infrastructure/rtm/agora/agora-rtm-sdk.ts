/** What signalling needs of the vendor's SDK: `loadAgoraRtm` gives the real one, tests a script. */
export interface AgoraRtmSdk {
  readonly createClient: (appId: string, user: string, onText: (from: string, text: string) => void) => AgoraRtmClient
}

/** One person's stay with the service. None of its promises ends by itself without a network. */
export interface AgoraRtmClient {
  readonly login: (token: string) => Promise<unknown>
  readonly publish: (to: string, text: string) => Promise<unknown>
  readonly logout: () => Promise<unknown>
}
