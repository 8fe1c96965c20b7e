import { pipe } from 'fp-ts/function'
import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { CallsContext } from './calls-context'
import { wantsBlur } from './device-memory'
import type { Capture } from './devices.port'

/** Brings the list and what is said about the open devices up to date. */
export const refreshDevices = async ({ deps, desk, devices }: CallsContext): Promise<void> => {
  devices.change({ all: await deps.devices.list() })
  const { capture } = desk
  if (capture === null) return
  const { blur } = capture
  devices.change({
    using: capture.using(),
    facesAway: capture.facesAway(),
    blur: O.isNone(blur) ? 'none' : blur.value.on() ? 'on' : 'off',
  })
}

/** A camera that can blur what is behind does so when the person wants it. */
const blurAsWanted = async ({ deps }: CallsContext, { blur }: Capture): Promise<void> => {
  if (O.isSome(blur) && wantsBlur(deps.settings) && !blur.value.on()) await blur.value.set(true)()
}

/** Shows what is open, follows its changes and says what is lost; stops with what it returns. */
export const followCapture = (context: CallsContext, capture: Capture): IO<void> => {
  const { deps, desk, devices } = context
  const refresh = () => void blurAsWanted(context, capture).then(() => refreshDevices(context))
  desk.capture = capture
  devices.change({ picture: O.some(capture.picture), problem: null, lost: null })
  refresh()
  const stops = [
    capture.changed(refresh),
    capture.lost((kind, instead) =>
      devices.change({
        lost: {
          kind,
          instead: pipe(
            instead,
            O.map(({ label }) => label),
          ),
        },
      }),
    ),
    deps.devices.onChange(refresh),
  ]
  return () => {
    stops.forEach((stop) => stop())
    if (desk.capture !== capture) return
    desk.capture = null
    devices.change({ picture: O.none, problem: null, lost: null, blur: 'none', check: 'closed' })
  }
}
