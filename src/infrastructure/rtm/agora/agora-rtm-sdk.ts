import type { IO } from 'fp-ts/IO'

/** What signalling needs of the vendor's SDK: `loadAgoraRtm` gives the real one, tests a script. */
export interface AgoraRtmSdk {
  readonly createClient: (appId: string, user: string, listener: AgoraRtmListener) => AgoraRtmClient
}

export interface AgoraRtmListener {
  readonly onText: (from: string, text: string) => void
  /** The service has ended the stay and does not take it up again: the same person has signed in elsewhere, say. */
  readonly onEnded: IO<void>
}

/** One person's stay with the service. None of its promises ends by itself without a network. */
export interface AgoraRtmClient {
  readonly login: (token: string) => Promise<unknown>
  readonly publish: (to: string, text: string) => Promise<unknown>
  readonly logout: () => Promise<unknown>
}
