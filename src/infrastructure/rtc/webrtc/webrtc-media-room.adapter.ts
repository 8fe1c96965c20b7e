import * as TE from 'fp-ts/TaskEither'
import type { IceSettings, MediaFailed, MediaRoom } from '../../../application/calls/media-room.port'
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
const warm = ({ journal }: RoomDeps, Peer: typeof RTCPeerConnection): void => {
  const ready = async (): Promise<void> => {
    const peer = new Peer()
    peer.addTransceiver('audio')
    peer.addTransceiver('video')
    await peer.createOffer().finally(() => peer.close())
  }
  ready().catch((cause: unknown) => journal.dropped('media room', cause))
}

/** Media straight between two browsers (@rule GATE-28, GATE-30, PLUS-19); `Peer` is the browser's own, or one that counts for tests. */
export const makeWebRtcMediaRoom = (deps: RoomDeps, Peer?: typeof RTCPeerConnection): MediaRoom => ({
  warm: () => warm(deps, Peer ?? RTCPeerConnection),
  opensAhead: true,
  open: (settings, events) =>
    TE.tryCatch(async () => {
      const { source } = settings.capture
      if (!(source instanceof MediaStream)) throw new TypeError('this capture is not of a browser')
      const makePeer = () => new (Peer ?? RTCPeerConnection)(configuration(settings.ice))
      return new Room(deps, settings, events, makePeer, source)
    }, failed),
})
