/** What a room needs of the vendor's SDK: `loadAgora` gives the real one, tests a script. */
export interface AgoraSdk {
  readonly createClient: (listener: AgoraListener) => AgoraClient
  /** A track of its own for the SDK; closing it leaves `track` as it is. */
  readonly soundOf: (track: MediaStreamTrack) => AgoraTrack
  readonly pictureOf: (track: MediaStreamTrack) => AgoraTrack
}

export type AgoraKind = 'audio' | 'video'

export interface AgoraUser {
  readonly audioTrack?: { readonly getMediaStreamTrack: () => MediaStreamTrack } | undefined
  readonly videoTrack?: { readonly getMediaStreamTrack: () => MediaStreamTrack } | undefined
}

export interface AgoraListener {
  /** Somebody sends something new; it comes once it is subscribed to. */
  readonly onPublished: (user: AgoraUser, kind: AgoraKind) => void
  /** `quit`: of their own will; otherwise their network is gone. */
  readonly onLeft: (quit: boolean) => void
  readonly onState: (state: 'connected' | 'reconnecting' | 'disconnected') => void
}

export interface AgoraTrack {
  /** 0 to 100; pictures have none. */
  readonly setVolume: (volume: number) => void
  readonly setMuted: (muted: boolean) => Promise<void>
  readonly close: () => void
}

/** What has come in so far: packets of sound, decoded frames of the picture. */
export interface AgoraCounts {
  readonly audio: number
  readonly video: number
}

/** One stay in one channel. None of its promises ends by itself without a network. */
export interface AgoraClient {
  readonly join: (appId: string, channel: string, token: string, uid: number) => Promise<unknown>
  readonly publish: (tracks: readonly AgoraTrack[]) => Promise<void>
  readonly unpublish: (tracks: readonly AgoraTrack[]) => Promise<void>
  readonly subscribe: (user: AgoraUser, kind: AgoraKind) => Promise<void>
  readonly counts: () => AgoraCounts
  readonly leave: () => Promise<void>
}
