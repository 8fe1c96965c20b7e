import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Capture, DeviceProblem, Devices } from '../../application/calls/devices.port'
import { speakersMissing, type DeviceChoice, type DeviceInfo } from '../../domain/calls/device'
import { BrowserCapture } from './devices/browser-capture'
import { wishFor } from './devices/constraints'
import { listDevices } from './devices/device-list'
import { playMelody } from './devices/melody'
import { problem, problemOf } from './devices/problem'
import { makeSpeakers, type Speakers } from './devices/speakers'

type MediaSource = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices' | 'addEventListener' | 'removeEventListener'>

/** What is needed of `navigator`; both are missing on pages that are not served securely. */
export interface DevicesPlatform {
  readonly mediaDevices?: MediaSource | undefined
  readonly permissions?: Pick<Permissions, 'query'> | undefined
}

/** Which of the two is not there; the browser says only that one is not. */
const missing = (all: readonly DeviceInfo[]): DeviceProblem =>
  problem(all.some((one) => one.kind === 'camera') ? 'MicrophoneMissing' : 'CameraMissing')

const granted = async (permissions: NonNullable<DevicesPlatform['permissions']>): Promise<boolean> => {
  const asked = ['camera', 'microphone'].map((name) => permissions.query({ name: name as PermissionName }))
  const states = await Promise.all(asked)
  return states.every((status) => status.state === 'granted')
}

/** Opens both; remembers whether speakers were ever listed. */
const makeOpen = (media: MediaSource, speakers: Speakers, list: () => Promise<readonly DeviceInfo[]>) => {
  let listed = false
  return async (choice: DeviceChoice): Promise<E.Either<DeviceProblem, Capture>> => {
    try {
      const capture = new BrowserCapture(media, speakers, await media.getUserMedia(wishFor(choice)))
      const all = await list()
      if (speakersMissing(listed, all)) {
        capture.release()
        return E.left(problem('SpeakersMissing'))
      }
      listed ||= all.some((one) => one.kind === 'speaker')
      if (all.some((one) => one.kind === 'speaker' && one.id === choice.speaker)) speakers.use(choice.speaker ?? '')
      return E.right(capture)
    } catch (cause) {
      return E.left(problemOf(cause) ?? missing(await list()))
    }
  }
}

/** Camera, microphone and speakers of this browser (@rule CALL-26, CALL-27). */
export const makeBrowserDevices = (
  speakers: Speakers = makeSpeakers(),
  platform: DevicesPlatform = navigator,
): Devices => {
  const { mediaDevices: media, permissions } = platform
  const list = async (): Promise<readonly DeviceInfo[]> => (media ? listDevices(media) : [])
  const open = media && makeOpen(media, speakers, list)
  return {
    list,
    allowed: () => (permissions ? granted(permissions).catch(() => false) : Promise.resolve(false)),
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
