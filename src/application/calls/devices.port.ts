import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'

/** Something that can be shown: attaches itself to an element of the screen until stopped. Other user interfaces ignore it. */
export interface Picture {
  readonly attach: (element: unknown) => IO<void>
}

/** Camera and microphone, open until released. */
export interface Capture {
  readonly picture: Picture
  /** What the media adapter of the same platform understands. */
  readonly source: unknown
  readonly release: IO<void>
}

export type DeviceProblem = {
  readonly _tag:
    'CameraRefused' | 'CameraMissing' | 'MicrophoneMissing' | 'DeviceInUse' | 'SpeakersMissing' | 'Unsupported'
}

/** Camera, microphone and speakers of this machine. */
export interface Devices {
  /** Whether the person has allowed both before, so that no question will come. */
  readonly allowed: Task<boolean>
  /** Opens both, 480p (CALL-85); asks the person where the platform wants it. */
  readonly open: TaskEither<DeviceProblem, Capture>
}
