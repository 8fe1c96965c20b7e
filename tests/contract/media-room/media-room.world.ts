import type { MediaRoom, OpenRoom } from '../../../src/application/calls/media-room.port'
import type { Capture } from '../../../src/application/calls/devices.port'
import type { MediaSignal } from '../../../src/domain/calls/call-signal'
import type { CallQuality } from '../../../src/domain/calls/quality'
import { got } from '../harness/check'

/** A media room and what it needs; `until` waits for something that comes by itself. */
export interface MediaWorld {
  readonly media: MediaRoom
  readonly capture: () => Promise<Capture>
  readonly until: (what: string, condition: () => boolean) => Promise<void>
}

/** One person in the call, and all that was heard. */
export interface Side {
  readonly room: OpenRoom
  readonly sent: readonly MediaSignal[]
  readonly links: readonly string[]
  readonly qualities: readonly CallQuality[]
  readonly devices: readonly { readonly microphone: boolean; readonly camera: boolean }[]
  readonly pictures: () => number
  readonly frames: () => number
  readonly partings: () => number
}

/** How signals travel to the other side. */
export type Carry = (signal: MediaSignal, deliver: (signal: MediaSignal) => void) => void

export const straight: Carry = (signal, deliver) => deliver(signal)

export const doubled: Carry = (signal, deliver) => {
  deliver(signal)
  deliver(structuredClone(signal))
}

/** What is sent within a moment arrives the last first, so that candidates overtake their description. */
export const overtaking = (): Carry => {
  let held: MediaSignal[] = []
  return (signal, deliver) => {
    if (held.length === 0)
      setTimeout(() => {
        const batch = held.toReversed()
        held = []
        batch.forEach(deliver)
      }, 30)
    held.push(signal)
  }
}

/** A way that can be cut; what is said meanwhile comes in the end. */
export const cuttable = () => {
  let open = true
  let held: (() => void)[] = []
  const carry: Carry = (signal, deliver) => (open ? deliver(signal) : void held.push(() => deliver(signal)))
  const goOn = () => {
    open = true
    held.forEach((deliver) => deliver())
    held = []
  }
  return { carry: () => carry, hold: () => (open = false), goOn }
}

interface HowOpened {
  readonly covered?: boolean
  /** Without a capture, which is brought later. */
  readonly bare?: boolean
  readonly policy?: 'all' | 'relay'
}

/** Opens one side; `to` gets its signals. */
export const openSide = async (
  { capture, media }: MediaWorld,
  polite: boolean,
  to: (signal: MediaSignal) => void,
  { covered = false, bare = false, policy = 'all' }: HowOpened = {},
): Promise<Side> => {
  const sent: MediaSignal[] = []
  const links: string[] = []
  const qualities: CallQuality[] = []
  const devices: { readonly microphone: boolean; readonly camera: boolean }[] = []
  let pictures = 0
  let frames = 0
  let partings = 0
  const room = await got(
    media.open(
      {
        ice: { servers: [], policy },
        polite,
        covered,
        capture: bare ? null : await capture(),
        send: (signal) => async () => {
          sent.push(signal)
          to(structuredClone(signal))
          return { _tag: 'Right', right: undefined }
        },
      },
      {
        onPicture: () => void (pictures += 1),
        onFirstFrame: () => void (frames += 1),
        onLink: (link) => void links.push(link),
        onPeerLeft: () => void (partings += 1),
        onQuality: (quality) => void qualities.push(quality),
        onPeerDevices: (one) => void devices.push(one),
      },
    ),
  )
  return {
    room,
    sent,
    links,
    qualities,
    devices,
    pictures: () => pictures,
    frames: () => frames,
    partings: () => partings,
  }
}

/** Two sides whose signals reach each other; the second one opens when the first has said something. */
export const openPair = async (
  world: MediaWorld,
  carry: () => Carry = () => straight,
  { covered = false, late = false } = {},
) => {
  const rooms: { first?: OpenRoom; second?: OpenRoom } = {}
  const [there, back] = [carry(), carry()]
  const first = await openSide(world, false, (signal) => there(signal, (one) => rooms.second?.accept(one)), {
    covered,
  })
  rooms.first = first.room
  if (late) await world.until('the first offer is lost', () => first.sent.some((one) => one._tag === 'Description'))
  const second = await openSide(world, true, (signal) => back(signal, (one) => rooms.first?.accept(one)), {
    covered,
  })
  rooms.second = second.room
  const leave = () => [first, second].forEach((side) => side.room.leave())
  return { first, second, leave }
}

export const connected = (world: MediaWorld, sides: readonly Side[]): Promise<void> =>
  world.until('both see the other', () => sides.every((side) => side.frames() > 0 && side.links.includes('connected')))
