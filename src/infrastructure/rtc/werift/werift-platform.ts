import { MediaStream, MediaStreamTrack } from 'werift'
import { encodingOf } from '../../../domain/calls/picture-ladder'
import { isPeer, isStream, type Platform } from '../platform'
import type { Clip } from './read-webm'
import { RecordedStream, unseen } from './recorded-devices'
import { RecordedTrack } from './recorded-track'
import { WeriftPeer } from './werift-peer'

const checked = <T extends object>(made: object, is: (one: object) => one is T): T => {
  if (!is(made)) throw new TypeError('the library no longer has what a room uses')
  return made
}

/** WebRTC of a program that plays recordings of one codec, and drops what comes in. */
const weriftPlatform = (codec: Clip['codec']): Platform => ({
  makePeer: (configuration) => checked(new WeriftPeer(configuration, codec), isPeer),
  makeStream: () => checked(new MediaStream(), isStream),
  streamOf: (source) => (source instanceof RecordedStream ? checked(source, isStream) : null),
  pictureOf: () => unseen,
  whenFirstFrame: (stream, run) => {
    const [track]: readonly object[] = stream.getVideoTracks()
    if (!(track instanceof MediaStreamTrack)) return () => {}
    const { unSubscribe } = track.onReceiveRtp.subscribe(({ header }) => {
      if (!header.marker) return
      unSubscribe()
      run()
    })
    return unSubscribe
  },
  // Drawn pictures need less than the lowest rung allows: what can be done is to send them or not.
  sendAt: (peer, rung) => {
    for (const { track } of peer.getSenders()) {
      const own: object | null = track
      if (own instanceof RecordedTrack) own.held = own.kind === 'video' && !encodingOf(rung).active
    }
  },
})

/** Only what was recorded is offered, since nothing is encoded here; a capture of elsewhere fits no such platform. */
export const platformFor = (source: unknown): Platform =>
  weriftPlatform(source instanceof RecordedStream ? source.codec : 'VP8')
