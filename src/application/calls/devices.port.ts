import type { IO } from 'fp-ts/IO'
import type { Option } from 'fp-ts/Option'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { TaskOption } from 'fp-ts/TaskOption'
import type { DeviceChoice, DeviceInfo, DeviceKind } from '../../domain/calls/device'

/** Something that can be shown: attaches itself to an element of the screen until stopped. Other user interfaces ignore it. */
export interface Picture {
  /**
   * `onRefused` hears when the platform plays no sound before a gesture: what to run in that gesture; null once it plays.
   */
  readonly attach: (element: unknown, onRefused?: (hear: IO<void> | null) => void) => IO<void>
  /** What is seen at this moment as JPEG, quality 0 to 1; none when nothing can be seen, within 3 s. */
  readonly still: (quality: number) => TaskOption<Uint8Array>
}

/** Makes what lies behind the person unclear. */
export interface Blur {
  readonly on: IO<boolean>
  readonly set: (on: boolean) => TaskEither<DeviceProblem, void>
}

/** Camera and microphone, open until released. After that nothing is told any more, and what is stopped twice is harmless. */
export interface Capture {
  readonly picture: Picture
  /** What the media adapter of the same platform understands; stays the same when its tracks change. */
  readonly source: unknown
  /** Runs whenever tracks of the source were replaced; media adapters send the new ones from then on. */
  readonly changed: (run: IO<void>) => IO<void>
  /** Which devices are in use. */
  readonly using: IO<DeviceChoice>
  /** The camera in use looks away from the person, as one at the back of a phone does; false where nobody says. */
  readonly facesAway: IO<boolean>
  /** Goes over to other devices; one that does not open leaves the old one as it is. */
  readonly use: (choice: DeviceChoice) => TaskEither<DeviceProblem, void>
  /** How loud the microphone hears, 0 to 1, several times a second. */
  readonly levels: (onLevel: (level: number) => void) => IO<void>
  /** A device in use is gone, by being unplugged for example; `instead` is what took its place. */
  readonly lost: (run: (kind: DeviceKind, instead: Option<DeviceInfo>) => void) => IO<void>
  /** None where the platform has none for the camera in use: look again after `changed`. */
  readonly blur: Option<Blur>
  /** The picture of this moment as JPEG, quality 0 to 1; none when the camera gives none. */
  readonly still: (quality: number) => TaskOption<Uint8Array>
  readonly release: IO<void>
}

export type DeviceProblem = {
  readonly _tag:
    /** The person, now or earlier. */
    | 'CameraRefused'
    | 'MicrophoneRefused'
    /** The question was closed without an answer. */
    | 'QuestionDismissed'
    /** The settings of the machine forbid them to the whole platform. */
    | 'BlockedBySystem'
    | 'CameraMissing'
    | 'MicrophoneMissing'
    | 'DeviceInUse'
    | 'SpeakersMissing'
    | 'Unsupported'
}

/** Camera, microphone and speakers of this machine. */
export interface Devices {
  /** Whether the person has allowed both before, so that no question will come. */
  readonly allowed: Task<boolean>
  /** Opens both, 480p (CALL-85); asks the person where the platform wants it. What was chosen and is gone is replaced. */
  readonly open: (choice: DeviceChoice) => TaskEither<DeviceProblem, Capture>
  readonly list: Task<readonly DeviceInfo[]>
  /** Something was plugged in or out. */
  readonly onChange: (run: IO<void>) => IO<void>
  /** Plays a short melody on the speaker in use. */
  readonly testSpeaker: TaskEither<DeviceProblem, void>
}
