import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Devices } from '../../application/calls/devices.port'
import type { MediaFailed, MediaRoom } from '../../application/calls/media-room.port'
import { makeMediaRoomOn } from '../rtc/webrtc/webrtc-media-room.adapter'
import type { RecordingDeps } from '../rtc/werift/recorded-devices'

export interface RecordedMedia {
  readonly devices: Devices
  readonly media: MediaRoom
}

const nothing = (): void => undefined

/** A program has its network, and nobody looks at it. */
const page = { onOnline: () => nothing, onVisible: () => nothing }

const failed = (cause: unknown): MediaFailed => ({ _tag: 'MediaFailed', cause })

/**
 * Sound and picture for a Core without a browser: plays a recording to whoever is in the call, and drops what comes from
 * there. The WebRTC of the program is loaded with the first call.
 */
export const makeRecordedMedia = (deps: RecordingDeps): RecordedMedia => ({
  devices: {
    allowed: () => Promise.resolve(true),
    open: () => async () => (await import('../rtc/werift/recorded-devices')).openRecording(deps)(),
    list: () => Promise.resolve([]),
    onChange: () => nothing,
    testSpeaker: TE.left({ _tag: 'SpeakersMissing' }),
  },
  media: {
    warm: nothing,
    // How the picture is coded is known only with the recording.
    opensAhead: false,
    open: (settings, events) =>
      pipe(
        TE.tryCatch(() => import('../rtc/werift/werift-platform'), failed),
        TE.flatMap(({ platformFor }) => {
          const platform = platformFor(settings.capture?.source)
          return makeMediaRoomOn({ clock: deps.clock, journal: deps.journal, page, platform }).open(settings, events)
        }),
      ),
  },
})
