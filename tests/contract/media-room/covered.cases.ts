import { equal, type Case } from '../harness/check'
import { connected, doubled, openPair, overtaking, type Carry, type MediaWorld, type Side } from './media-room.world'

const seen = (...sides: readonly Side[]): readonly number[] => sides.flatMap((side) => [side.pictures(), side.frames()])

/** Waits until news from the other side has come that was sent now. */
const newsOf = async (world: MediaWorld, from: Side, to: Side): Promise<void> => {
  const before = to.devices.length
  from.room.camera(true)
  await world.until('news', () => to.devices.length > before)
}

const opened = (world: MediaWorld, carry?: () => Carry) => openPair(world, carry, { covered: true })

/** What a media room promises that is covered, as that of a match is. */
export const coveredCases: readonly Case<MediaWorld>[] = [
  {
    title: 'covered, links both, shows neither and tells of no devices; once both agree, each sees the other [PLUS-11]',
    run: async (world) => {
      const { first, leave, second } = await opened(world)
      await world.until('news of both', () => first.devices.length > 0 && second.devices.length > 0)
      equal([...seen(first, second)], [0, 0, 0, 0])
      for (const { devices } of [first, second]) equal(devices.at(-1), { microphone: false, camera: false })
      equal((await first.room.report()).picture.out, 'off')
      first.room.reveal()
      second.room.reveal()
      await connected(world, [first, second])
      equal([...seen(first, second)], [1, 1, 1, 1])
      await world.until(
        'devices',
        () => first.devices.at(-1)?.camera === true && second.devices.at(-1)?.camera === true,
      )
      leave()
    },
  },
  ...(['first', 'second'] as const).map((who) => ({
    title: `covered, shows nothing while only the ${who} of the two agrees [PLUS-11]`,
    run: async (world: MediaWorld) => {
      const { leave, ...two } = await opened(world)
      const [eager, other] = who === 'first' ? [two.first, two.second] : [two.second, two.first]
      await newsOf(world, eager, other)
      eager.room.reveal()
      for (let times = 0; times < 3; times += 1) await newsOf(world, eager, other)
      await newsOf(world, other, eager)
      equal([...seen(eager, other)], [0, 0, 0, 0])
      other.room.reveal()
      await connected(world, [eager, other])
      equal([...seen(eager, other)], [1, 1, 1, 1])
      leave()
    },
  })),
  ...(
    [
      ['doubled', () => doubled],
      ['out of order', overtaking],
    ] as const
  ).map(([how, carry]) => ({
    title: `covered, is lifted by both at once though signals come ${how} [PLUS-11]`,
    run: async (world: MediaWorld) => {
      const { first, leave, second } = await opened(world, carry)
      await newsOf(world, first, second)
      second.room.reveal()
      first.room.reveal()
      first.room.reveal()
      await connected(world, [first, second])
      leave()
    },
  })),
  {
    title: 'covered, is lifted before anything has been agreed, and connects as ever [PLUS-11]',
    run: async (world) => {
      const { first, leave, second } = await opened(world)
      first.room.reveal()
      second.room.reveal()
      await connected(world, [first, second])
      leave()
    },
  },
]
