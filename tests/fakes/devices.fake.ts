import * as TE from 'fp-ts/TaskEither'
import type { DeviceProblem, Devices, Picture } from '../../src/application/calls/devices.port'

export interface DevicesFake extends Devices {
  /** How many captures are open. */
  readonly held: () => number
  readonly opened: () => number
  /** From now on opening fails so; null: it works again. */
  readonly break: (problem: DeviceProblem['_tag'] | null) => void
  readonly setAllowed: (allowed: boolean) => void
}

export const pictureFake = (name: string): Picture & { readonly name: string } => ({ name, attach: () => () => {} })

/** A camera and a microphone that nobody sees; asked once, then allowed. */
export const makeDevicesFake = (allowed = true): DevicesFake => {
  let may = allowed
  let problem: DeviceProblem['_tag'] | null = null
  let current = 0
  let total = 0
  return {
    allowed: async () => may,
    open: TE.fromIOEither(() => {
      if (problem !== null) return { _tag: 'Left', left: { _tag: problem } } as const
      may = true
      current += 1
      total += 1
      let held = true
      const release = () => {
        if (held) current -= 1
        held = false
      }
      return { _tag: 'Right', right: { picture: pictureFake('local'), source: 'fake', release } } as const
    }),
    held: () => current,
    opened: () => total,
    break: (tag) => {
      problem = tag
    },
    setAllowed: (value) => {
      may = value
    },
  }
}
