import type {
  AgoraClient,
  AgoraKind,
  AgoraListener,
  AgoraSdk,
  AgoraTrack,
} from '../../../src/infrastructure/rtc/agora/agora-sdk'

interface Member {
  readonly listener: AgoraListener
  tracks: readonly ScriptedTrack[]
}

interface ScriptedTrack extends AgoraTrack {
  readonly kind: AgoraKind
  readonly media: MediaStreamTrack
}

/** What the script was asked for, and how it is made to fail. */
export interface AgoraScript {
  readonly sdk: AgoraSdk
  /** Volumes that were set, in order. */
  readonly volumes: readonly number[]
  readonly left: () => number
  /** Tracks of devices that are not stopped. */
  readonly live: () => number
  /** Tells all who are in a channel how their line is. */
  readonly line: (state: Parameters<AgoraListener['onState']>[0]) => void
  /** From now on the named steps stay pending, as they do without a network. */
  readonly hang: (...steps: readonly ('join' | 'publish' | 'leave')[]) => void
  /** Somebody loses the network: the others hear that they are gone, though they did not quit. */
  readonly vanish: () => void
}

const forEver = new Promise<never>(() => {})

/** The vendor's channels inside one page: tracks go straight to the others, frames are counted by the clock. */
export const makeAgoraScript = (): AgoraScript => {
  const channels = new Map<string, Member[]>()
  const made = new Map<AgoraTrack, ScriptedTrack>()
  const volumes: number[] = []
  const hanging = new Set<string>()
  let left = 0

  const everybody = () => [...channels.values()].flat()
  const scripted = (kind: AgoraKind, original: MediaStreamTrack): AgoraTrack => {
    const media = original.clone()
    const track = {
      kind,
      media,
      setVolume: (volume: number) => void volumes.push(volume),
      setMuted: async (muted: boolean) => {
        media.enabled = !muted
      },
      close: () => media.stop(),
    }
    made.set(track, track)
    return track
  }
  const userOf = ({ tracks }: Member) => {
    const of = (kind: AgoraKind) => {
      const media = tracks.find((track) => track.kind === kind)?.media
      return media === undefined ? undefined : { getMediaStreamTrack: () => media }
    }
    return { audioTrack: of('audio'), videoTrack: of('video') }
  }

  const createClient = (listener: AgoraListener): AgoraClient => {
    const self: Member = { listener, tracks: [] }
    let channel: string | null = null
    let subscribed = false
    const others = () => (channels.get(channel ?? '') ?? []).filter((member) => member !== self)
    const since = Date.now()
    return {
      join: (_appId, name) => {
        if (hanging.has('join')) return forEver
        channel = name
        channels.set(name, [...(channels.get(name) ?? []), self])
        setTimeout(() => {
          listener.onState('connected')
          for (const other of others()) for (const { kind } of other.tracks) listener.onPublished(userOf(other), kind)
        }, 5)
        return Promise.resolve(1)
      },
      publish: (tracks) => {
        if (hanging.has('publish')) return forEver
        const own = tracks.flatMap((track) => made.get(track) ?? [])
        self.tracks = [...self.tracks, ...own]
        for (const other of others()) for (const { kind } of own) other.listener.onPublished(userOf(self), kind)
        return Promise.resolve()
      },
      unpublish: (tracks) => {
        self.tracks = self.tracks.filter((own) => !tracks.includes(own))
        return Promise.resolve()
      },
      subscribe: () => {
        subscribed = true
        return Promise.resolve()
      },
      counts: () => {
        const come = subscribed ? Date.now() - since : 0
        return { audio: come, video: come }
      },
      leave: () => {
        left += 1
        others().forEach((other) => other.listener.onLeft(true))
        if (channel !== null) channels.set(channel, others())
        return hanging.has('leave') ? forEver : Promise.resolve()
      },
    }
  }
  return {
    sdk: { createClient, soundOf: (track) => scripted('audio', track), pictureOf: (track) => scripted('video', track) },
    volumes,
    left: () => left,
    live: () => [...made.values()].filter(({ media }) => media.readyState === 'live').length,
    line: (state) => everybody().forEach(({ listener }) => listener.onState(state)),
    hang: (...steps) => steps.forEach((step) => hanging.add(step)),
    vanish: () => everybody().forEach(({ listener }) => listener.onLeft(false)),
  }
}
