import * as TE from 'fp-ts/TaskEither'
import type { IceSettings, MediaFailed, MediaRoom } from '../../../application/calls/media-room.port'
import type { Speakers } from '../../browser/devices/speakers'
import { browserPlatform } from './browser-platform'
import { Room, type RoomDeps } from './room'

const configuration = ({ policy, servers }: IceSettings): RTCConfiguration => ({
  iceServers: servers.map(({ credential, urls, username }) => ({
    urls: [...urls],
    ...(username === undefined ? {} : { username }),
    ...(credential === undefined ? {} : { credential }),
  })),
  iceTransportPolicy: policy,
  bundlePolicy: 'max-bundle',
})

const failed = (cause: unknown): MediaFailed => ({ _tag: 'MediaFailed', cause })

/** A connection that is thrown away: threads, codecs and a certificate are there when one is needed. */
const warm = ({ journal, platform }: RoomDeps): void => {
  const ready = async (): Promise<void> => {
    const peer = platform.makePeer({})
    peer.addTransceiver('audio')
    peer.addTransceiver('video')
    await peer.createOffer().finally(() => peer.close())
  }
  ready().catch((cause: unknown) => journal.dropped('media room', cause))
}

/** Media straight between two people, on any platform that speaks WebRTC (@rule GATE-28, PLUS-19). */
export const makeMediaRoomOn = (deps: RoomDeps): MediaRoom => ({
  warm: () => warm(deps),
  opensAhead: true,
  open: (settings, events) =>
    TE.tryCatch(async () => {
      const { capture } = settings
      const local = capture === null ? null : deps.platform.streamOf(capture.source)
      if (capture !== null && local === null) throw new TypeError('this capture is of another platform')
      return new Room(deps, settings, events, () => deps.platform.makePeer(configuration(settings.ice)), local)
    }, failed),
})

/** Media straight between two browsers (@rule GATE-30); `Peer` is the browser's own, or one that counts for tests. */
export const makeWebRtcMediaRoom = (
  { speakers, ...deps }: Omit<RoomDeps, 'platform'> & { readonly speakers: Speakers },
  Peer?: typeof RTCPeerConnection,
): MediaRoom => makeMediaRoomOn({ ...deps, platform: browserPlatform(speakers, Peer ?? RTCPeerConnection) })
