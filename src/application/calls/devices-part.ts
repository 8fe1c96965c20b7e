import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { nextDevice, type DeviceChoice } from '../../domain/calls/device'
import type { CallsContext } from './calls-context'
import { closeCheck, openCheck } from './device-check'
import { rememberBlur, rememberChoice } from './device-memory'
import type { DevicesView } from './devices.model'
import type { DeviceProblem } from './devices.port'
import { refreshDevices } from './follow-capture'
import { closePreview, openPreview } from './own-preview'

/** What a user interface shows and changes of camera, microphone and speakers (PLUS-24). */
export interface DevicesPart {
  readonly view: DevicesView
  /** Opens the device check, during a call on the devices of the call. */
  readonly openCheck: T.Task<void>
  readonly closeCheck: IO<void>
  /** The person has allowed camera and microphone before: no question will come. */
  readonly allowed: T.Task<boolean>
  /** Opens the own picture before a match; how that went is in `view.preview`. */
  readonly openPreview: T.Task<void>
  /** Closes it, unless a call has taken it over. */
  readonly closePreview: IO<void>
  /** Goes over to other devices and remembers them; why it failed is in `view.problem`. */
  readonly choose: (choice: DeviceChoice) => T.Task<void>
  readonly nextCamera: T.Task<void>
  readonly blur: (on: boolean) => T.Task<void>
  /** How loud the microphone hears, 0 to 1, until stopped. */
  readonly levels: (onLevel: (level: number) => void) => IO<void>
  /** Plays a short melody; false: it could not. */
  readonly testSpeaker: T.Task<boolean>
  /** What was said about a device that is lost has been read. */
  readonly dismissLost: IO<void>
}

/** Does it, then says what is the case by now, and what went wrong. */
const telling = (context: CallsContext, change: TE.TaskEither<DeviceProblem, void>): T.Task<void> =>
  pipe(
    change,
    T.flatMap((done) => async () => {
      context.devices.change({ problem: E.isLeft(done) ? done.left : null })
      await refreshDevices(context)
    }),
  )

const choose =
  (context: CallsContext): DevicesPart['choose'] =>
  (choice) => {
    const { capture } = context.desk
    return telling(
      context,
      pipe(
        capture?.use(choice) ?? TE.right(undefined),
        TE.tapIO(() => () => rememberChoice(context.deps.settings, choice)),
      ),
    )
  }

const blur =
  (context: CallsContext): DevicesPart['blur'] =>
  (on) => {
    const offered = context.desk.capture?.blur ?? O.none
    if (O.isNone(offered)) return T.of(undefined)
    rememberBlur(context.deps.settings, on)
    return telling(context, offered.value.set(on))
  }

export const makeDevicesPart = (context: CallsContext): DevicesPart => {
  const { deps, desk, devices } = context
  return {
    view: devices,
    openCheck: openCheck(context),
    closeCheck: () => closeCheck(context),
    allowed: deps.devices.allowed,
    openPreview: async () => void (await openPreview(context)()),
    closePreview: () => closePreview(context),
    choose: choose(context),
    nextCamera: T.flatten(async () => {
      const next = nextDevice(devices.all, 'camera', devices.using.camera)
      return next === undefined ? T.of(undefined) : choose(context)({ camera: next.id })
    }),
    blur: blur(context),
    levels: (onLevel) => desk.capture?.levels(onLevel) ?? (() => {}),
    testSpeaker: pipe(deps.devices.testSpeaker, T.map(E.isRight)),
    dismissLost: () => devices.change({ lost: null }),
  }
}
