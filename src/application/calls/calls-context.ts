import type { Either } from 'fp-ts/Either'
import type { IO } from 'fp-ts/IO'
import type { CallEvent } from '../../domain/calls/call-event'
import type { RoomNum } from '../../domain/kernel/ids'
import type { Instant } from '../../domain/kernel/time'
import type { BillingModel } from './billing.model'
import type { CallLine } from './call-line'
import type { CallModel } from './call.model'
import type { CallSafetyModel } from './call-safety.model'
import type { CallsDeps } from './calls.deps'
import type { DevicesModel } from './devices.model'
import type { Capture, DeviceProblem } from './devices.port'
import type { Scope } from './scope'
import type { SnapshotPlan } from './snapshot-plan'

/** Camera and microphone that are open before there is anybody to see and hear them. */
export interface OwnPreview {
  readonly scope: Scope
  capture: Capture | null
  /** How the opening went, for all who wait for it. */
  opened: Promise<Either<DeviceProblem, void>>
}

/** What this tab has on its hands. */
export interface CallDesk {
  /** From the press on 'Video call' until it rings. */
  starting: CallLine | null
  /** From ringing to the end. */
  talking: CallLine | null
  /** Camera and microphone that are open, for a line or for the device check. */
  capture: Capture | null
  /** The device check, while it is on the screen with devices of its own. */
  check: Scope | null
  /** The room whose other side has pressed 'Show' before this side has heard of the match. */
  shownEarly: RoomNum | null
  /** The own picture before a match. */
  preview: OwnPreview | null
  /** Of all tabs, this one rings and reports. */
  leads: boolean
  /** Another tab's call; it says so every 5 s. */
  elsewhere: { readonly room: RoomNum; readonly until: Instant } | null
  /** What was reported last (CALL-71). */
  reportedBusy: boolean
}

export const emptyDesk = (): CallDesk => ({
  starting: null,
  talking: null,
  capture: null,
  check: null,
  shownEarly: null,
  preview: null,
  leads: false,
  elsewhere: null,
  reportedBusy: false,
})

/** What the use cases of the calls share. */
export interface CallsContext {
  readonly deps: CallsDeps
  readonly model: CallModel
  readonly desk: CallDesk
  readonly billing: BillingModel
  readonly safety: CallSafetyModel
  readonly devices: DevicesModel
  readonly plan: SnapshotPlan
  /** Lets the domain decide about an event, then does what follows; false: nothing happened. */
  readonly dispatch: (event: CallEvent) => boolean
  /** Brings bell and status in step with the call. */
  readonly settle: IO<void>
}

/** This tab's end of the call on `room`; null when the call is another one by now. */
export const lineOf = ({ desk, model }: CallsContext, room: RoomNum): CallLine | null =>
  model.call._tag !== 'Idle' && model.call.room === room ? desk.talking : null
