import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Capture, DeviceProblem, Devices } from '../../application/calls/devices.port'
import { speakersMissing, type DeviceChoice, type DeviceInfo } from '../../domain/calls/device'
import { BrowserCapture, type MediaSource } from './devices/browser-capture'
import { wishFor } from './devices/constraints'
import { listDevices } from './devices/device-list'
import { playMelody } from './devices/melody'
import { stateOf, type StateOf } from './devices/permission'
import { problem, problemOf } from './devices/problem'
import { makeSpeakers, type Speakers } from './devices/speakers'

/** What is needed of `navigator`; both are missing on pages that are not served securely. */
export interface DevicesPlatform {
  readonly mediaDevices?: MediaSource | undefined
  readonly permissions?: Pick<Permissions, 'query'> | undefined
}

/** Which of the two is not there; the browser says only that one is not. */
const missing = (all: readonly DeviceInfo[]): DeviceProblem =>
  problem(all.some((one) => one.kind === 'camera') ? 'MicrophoneMissing' : 'CameraMissing')

/** Opens both; remembers whether speakers were ever listed. */
const makeOpen = (media: MediaSource, speakers: Speakers, state: StateOf) => {
  const list = () => listDevices(media)
  let listed = false
  return async (choice: DeviceChoice): Promise<E.Either<DeviceProblem, Capture>> => {
    try {
      const capture = new BrowserCapture({ media, speakers, state }, await media.getUserMedia(wishFor(choice)))
      const all = await list()
      if (speakersMissing(listed, all)) {
        capture.release()
        return E.left(problem('SpeakersMissing'))
      }
      listed ||= all.some((one) => one.kind === 'speaker')
      if (all.some((one) => one.kind === 'speaker' && one.id === choice.speaker)) speakers.use(choice.speaker ?? '')
      return E.right(capture)
    } catch (cause) {
      return E.left((await problemOf(cause, state)) ?? missing(await list()))
    }
  }
}

/** Camera, microphone and speakers of this browser (@rule CALL-26, CALL-27). */
export const makeBrowserDevices = (
  speakers: Speakers = makeSpeakers(),
  platform: DevicesPlatform = navigator,
): Devices => {
  const { mediaDevices: media, permissions } = platform
  const state = stateOf(permissions)
  const open = media && makeOpen(media, speakers, state)
  return {
    list: async () => (media ? listDevices(media) : []),
    allowed: async () => {
      const states = await Promise.all([state('camera'), state('microphone')])
      return states.every((one) => one === 'granted')
    },
    open: (choice) => (open ? () => open(choice) : TE.left(problem('Unsupported'))),
    onChange: (run) => {
      media?.addEventListener('devicechange', run)
      return () => media?.removeEventListener('devicechange', run)
    },
    testSpeaker: TE.tryCatch(
      () => playMelody(speakers),
      () => problem('SpeakersMissing'),
    ),
  }
}
