import type { Speakers } from '../../browser/devices/speakers'
import { streamPicture } from '../../browser/stream-picture'
import { whenFirstFrame } from '../first-frame'
import type { Platform } from '../platform'
import { sendAt } from './sending'

/** The browser itself; the other side is heard on the speakers. */
export const browserPlatform = (speakers: Speakers, Peer: typeof RTCPeerConnection): Platform => ({
  makePeer: (configuration) => new Peer(configuration),
  makeStream: () => new MediaStream(),
  streamOf: (source) => (source instanceof MediaStream ? source : null),
  pictureOf: (stream) => streamPicture(stream, speakers),
  whenFirstFrame,
  sendAt,
})
