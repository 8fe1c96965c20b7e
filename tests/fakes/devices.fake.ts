import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import * as TO from 'fp-ts/TaskOption'
import type { Blur, Capture, DeviceProblem, Devices, Picture } from '../../src/application/calls/devices.port'
import { substitutes, type DeviceChoice, type DeviceInfo, type DeviceKind } from '../../src/domain/calls/device'

export interface DevicesFake extends Devices {
  /** How many captures are open. */
  readonly held: () => number
  readonly opened: () => number
  /** From now on opening fails so, at the start and when changing; null: it works again. */
  readonly break: (problem: DeviceProblem['_tag'] | null) => void
  readonly setAllowed: (allowed: boolean) => void
  readonly plugIn: (device: DeviceInfo) => void
  /** Whoever uses it goes over to another one. */
  readonly unplug: (id: string) => void
  /** The microphone hears so much, 0 to 1. */
  readonly hear: (level: number) => void
  /** What the last capture uses; of what was released, what it used. */
  readonly using: () => DeviceChoice
  /** Cameras from now on can blur what is behind, or cannot. */
  readonly offerBlur: (offered: boolean) => void
  /** How often the speaker was tried. */
  readonly melodies: () => number
}

/** The sound of `held back` is not played before a gesture. */
export const pictureFake = (name: string): Picture & { readonly name: string } => ({
  name,
  attach: (element, onRefused) => {
    if (element === 'held back') onRefused?.(() => undefined)
    return () => {}
  },
  still: () => TO.some(new TextEncoder().encode(name)),
})

const plugged = (kind: DeviceKind, n: number): DeviceInfo => ({ kind, id: `${kind}-${n}`, label: `${kind} ${n}` })

const listeners = <Args extends readonly unknown[]>() => {
  const all = new Set<(...args: Args) => void>()
  return {
    add: (run: (...args: Args) => void): IO<void> => {
      all.add(run)
      return () => void all.delete(run)
    },
    tell: (...args: Args) => all.forEach((run) => run(...args)),
    clear: () => all.clear(),
  }
}

export interface CaptureFake extends Capture {
  readonly unplug: (id: string, all: readonly DeviceInfo[]) => void
  readonly hear: (level: number) => void
}

/** What captures of one machine share. */
interface Machine {
  readonly problem: () => DeviceProblem | null
  readonly blurs: () => boolean
  readonly closed: IO<void>
}

/** A camera that films nothing and a microphone that hears what the test says. */
export const makeCaptureFake = (
  machine: Machine = { problem: () => null, blurs: () => false, closed: () => {} },
  first: DeviceChoice = {},
): CaptureFake => {
  const [changed, lost, levels] = [
    listeners<[]>(),
    listeners<[DeviceKind, O.Option<DeviceInfo>]>(),
    listeners<[number]>(),
  ]
  let using = first
  let blurred = false
  let held = true
  const blur: Blur = {
    on: () => blurred,
    set: (on) =>
      TE.fromIO(() => {
        blurred = on
      }),
  }
  return {
    picture: pictureFake('local'),
    source: 'fake',
    changed: changed.add,
    lost: lost.add,
    levels: levels.add,
    hear: levels.tell,
    using: () => using,
    facesAway: () => using.camera === 'back',
    use: (choice) => async () => {
      const problem = machine.problem()
      if (problem !== null) return { _tag: 'Left', left: problem } as const
      using = { ...using, ...choice }
      changed.tell()
      return { _tag: 'Right', right: undefined } as const
    },
    get blur() {
      return machine.blurs() ? O.some(blur) : O.none
    },
    still: () => async () => (held ? O.some(new Uint8Array([0xff, 0xd8, 0xff])) : O.none),
    unplug: (id, all) => {
      const kind = (['camera', 'microphone'] as const).find((one) => using[one] === id)
      if (kind === undefined || !held) return
      const instead = O.fromNullable(substitutes(all, kind, id)[0])
      if (O.isSome(instead)) {
        using = { ...using, [kind]: instead.value.id }
        changed.tell()
      }
      lost.tell(kind, instead)
    },
    release: () => {
      if (!held) return
      held = false
      ;[changed, lost, levels].forEach((one) => one.clear())
      machine.closed()
    },
  }
}

/** One camera, one microphone and one speaker that nobody sees; asked once, then allowed. */
export const makeDevicesFake = (allowed = true): DevicesFake => {
  let may = allowed
  let problem: DeviceProblem | null = null
  let blurs = false
  let total = 0
  let tried = 0
  let all: readonly DeviceInfo[] = (['camera', 'microphone', 'speaker'] as const).map((kind) => plugged(kind, 1))
  let last: CaptureFake | null = null
  const open = new Set<CaptureFake>()
  const changes = listeners<[]>()
  const usable = (kind: DeviceKind, wanted: string | undefined) =>
    substitutes(all, kind, undefined).find((one) => one.id === wanted) ?? substitutes(all, kind, undefined)[0]
  const idsFor = (choice: DeviceChoice): DeviceChoice =>
    Object.fromEntries(
      (['camera', 'microphone', 'speaker'] as const).map((kind) => [kind, usable(kind, choice[kind])?.id]),
    )
  return {
    allowed: async () => may,
    list: async () => all,
    onChange: changes.add,
    testSpeaker: TE.fromIO(() => {
      tried += 1
    }),
    open: (choice) =>
      TE.fromIOEither(() => {
        if (problem !== null) return { _tag: 'Left', left: problem } as const
        may = true
        total += 1
        const closed = () => void open.delete(capture)
        const capture = makeCaptureFake({ problem: () => problem, blurs: () => blurs, closed }, idsFor(choice))
        last = capture
        open.add(capture)
        return { _tag: 'Right', right: capture } as const
      }),
    held: () => open.size,
    opened: () => total,
    break: (tag) => {
      problem = tag && { _tag: tag }
    },
    setAllowed: (value) => {
      may = value
    },
    plugIn: (device) => {
      all = [...all, device]
      changes.tell()
    },
    unplug: (id) => {
      all = all.filter((one) => one.id !== id)
      open.forEach((capture) => capture.unplug(id, all))
      changes.tell()
    },
    hear: (level) => open.forEach((capture) => capture.hear(level)),
    using: () => last?.using() ?? {},
    offerBlur: (offered) => {
      blurs = offered
    },
    melodies: () => tried,
  }
}
