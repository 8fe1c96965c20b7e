import type { IAgoraRTC, IAgoraRTCClient, IAgoraRTCRemoteUser, ILocalAudioTrack, ILocalTrack } from 'agora-rtc-sdk-ng'
import type { AgoraClient, AgoraListener, AgoraSdk, AgoraTrack, AgoraUser } from './agora-sdk'

const states: Readonly<Record<string, Parameters<AgoraListener['onState']>[0]>> = {
  CONNECTED: 'connected',
  RECONNECTING: 'reconnecting',
  DISCONNECTED: 'disconnected',
}

/** The warnings of the SDK are of no use to people; its usage log goes to the vendor, which nobody agreed to. */
const quiet = (sdk: IAgoraRTC): void => {
  sdk.setLogLevel(4)
  sdk.disableLogUpload()
}

const listen = (client: IAgoraRTCClient, listener: AgoraListener): void => {
  client.on('user-published', (user, kind) => {
    if (kind !== 'datachannel') listener.onPublished(user, kind)
  })
  client.on('user-left', (_user, reason) => listener.onLeft(reason === 'Quit'))
  client.on('connection-state-change', (state) => {
    const known = states[state]
    if (known) listener.onState(known)
  })
}

/** The SDK tells rates of frames, once a second: their sum grows as long as any come. */
const countsOf = (client: IAgoraRTCClient): AgoraClient['counts'] => {
  let frames = 0
  return () => {
    const [sound] = Object.values(client.getRemoteAudioStats())
    const [picture] = Object.values(client.getRemoteVideoStats())
    frames += picture?.decodeFrameRate ?? 0
    return { audio: sound?.receivePackets ?? 0, video: frames }
  }
}

const clientOf = (sdk: IAgoraRTC, listener: AgoraListener, made: WeakMap<AgoraTrack, ILocalTrack>): AgoraClient => {
  const client = sdk.createClient({ mode: 'rtc', codec: 'vp8' })
  const own = (tracks: readonly AgoraTrack[]): ILocalTrack[] =>
    tracks.flatMap((track) => {
      const known = made.get(track)
      return known === undefined ? [] : [known]
    })
  listen(client, listener)
  return {
    join: (appId, channel, token, uid) => client.join(appId, channel, token, uid),
    publish: (tracks) => client.publish(own(tracks)),
    unpublish: (tracks) => client.unpublish(own(tracks)),
    subscribe: async (user: AgoraUser, kind) => {
      await client.subscribe(user as IAgoraRTCRemoteUser, kind)
    },
    counts: countsOf(client),
    leave: () => client.leave(),
  }
}

/**
 * The vendor's SDK, fetched when it is first called (@rule GATE-28, GATE-30). Tracks are cloned, since the SDK stops what it
 * closes, and the capture belongs to whoever opened it.
 */
export const loadAgora = async (): Promise<AgoraSdk> => {
  const { default: sdk } = await import('agora-rtc-sdk-ng')
  const made = new WeakMap<AgoraTrack, ILocalTrack>()
  quiet(sdk)
  const trackOf = (local: ILocalTrack, setVolume: AgoraTrack['setVolume']): AgoraTrack => {
    const track = { setVolume, setMuted: (muted: boolean) => local.setMuted(muted), close: () => local.close() }
    made.set(track, local)
    return track
  }
  return {
    createClient: (listener) => clientOf(sdk, listener, made),
    soundOf: (track) => {
      const local: ILocalAudioTrack = sdk.createCustomAudioTrack({ mediaStreamTrack: track.clone() })
      return trackOf(local, (volume) => local.setVolume(volume))
    },
    pictureOf: (track) => {
      const local = sdk.createCustomVideoTrack({ mediaStreamTrack: track.clone(), bitrateMax: 800, bitrateMin: 60 })
      return trackOf(local, () => undefined)
    },
  }
}
