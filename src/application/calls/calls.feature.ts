import type { IO } from 'fp-ts/IO'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { UserId } from '../../domain/kernel/ids'
import type { GatewayError } from '../kernel/gateway-error'
import type { BillingPart } from './billing'
import type { CallSafetyPart } from './call-safety.model'
import type { CallsView } from './calls-view'
import type { DevicesPart } from './devices-part'
import type { PictureInPicturePart } from './picture-in-picture'
import type { RingingPart } from './ringing-part'
import type { SimulatedCallPart } from './simulated-call'

export interface CallsFeature {
  readonly view: CallsView
  /** A call is on, here or in another tab of this browser. */
  readonly engaged: () => boolean
  /** Begins the start; where it goes from there is in `view.start`. */
  readonly place: (peer: UserId, location: number) => Task<void>
  /** Goes on after `Explaining`, `Trying` or `Warning`. */
  readonly proceed: Task<void>
  readonly abandon: IO<void>
  readonly answer: Task<void>
  readonly decline: Task<void>
  /** Enters again the talk that an earlier page had (CALL-68); `hangUp` lets it go. */
  readonly rejoin: Task<void>
  /** Cancels while it rings, hangs up while talking. */
  readonly hangUp: Task<void>
  /** In a match: lets the other side see and hear this person (PLUS-11). */
  readonly show: Task<void>
  /** Ends this call and bars the other side for ever (PLUS-12). */
  readonly block: TaskEither<GatewayError, void>
  readonly mute: (muted: boolean) => void
  readonly camera: (on: boolean) => void
  readonly pictureInPicture: PictureInPicturePart
  readonly ringing: RingingPart
  readonly simulated: SimulatedCallPart
  readonly safety: CallSafetyPart
  readonly billing: BillingPart
  readonly devices: DevicesPart
  /** Puts the prompt or the word about the friendship away. */
  readonly dismissFriendAdd: IO<void>
  readonly dismissReceipt: IO<void>
}
