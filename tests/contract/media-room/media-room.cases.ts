import { equal, ok, type Case } from '../harness/check'
import { connected, doubled, openPair, overtaking, type MediaWorld } from './media-room.world'

/** The promises of `MediaRoom`. */
export const mediaRoomCases: readonly Case<MediaWorld>[] = [
  {
    title: 'connects two people; each sees the other, once [GATE-28, GATE-30]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      equal([first.pictures(), first.frames(), second.pictures(), second.frames()], [1, 1, 1, 1])
      equal([first.links, second.links], [['connected'], ['connected']])
      leave()
    },
  },
  {
    title: 'is got ready before there is a call, also twice, and connects as ever',
    run: async (world) => {
      world.media.warm()
      world.media.warm()
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      leave()
    },
  },
  {
    title: 'connects though every signal comes twice',
    run: async (world) => {
      const { first, leave, second } = await openPair(world, () => doubled)
      await connected(world, [first, second])
      leave()
    },
  },
  {
    title: 'connects though signals overtake each other',
    run: async (world) => {
      const { first, leave, second } = await openPair(world, overtaking)
      await connected(world, [first, second])
      leave()
    },
  },
  {
    title: 'tells the other side when microphone or camera go off and on',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      await world.until('devices at the start', () => second.devices.length > 0)
      equal(second.devices.at(-1), { microphone: true, camera: true })
      first.room.volume(0)
      first.room.camera(false)
      await world.until('both off', () => second.devices.at(-1)?.camera === false)
      equal(second.devices.at(-1), { microphone: false, camera: false })
      first.room.volume(100)
      await world.until('microphone on', () => second.devices.at(-1)?.microphone === true)
      leave()
    },
  },
  {
    title: 'reports what goes out and what comes in [PLUS-8]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      const here = await first.room.report()
      equal(here.sound, { out: 'on', in: 'flowing' })
      equal(here.picture.in, 'flowing')
      // A busy machine lowers the picture in its first second already.
      ok(here.picture.out !== 'off', 'the picture goes out')
      first.room.volume(0)
      first.room.camera(false)
      const { picture, sound } = await first.room.report()
      equal([sound.out, picture.out], ['off', 'off'])
      leave()
    },
  },
  {
    title: 'is over after leaving, which is harmless twice: nothing is told, nothing is sent',
    run: async (world) => {
      const { first, second } = await openPair(world)
      await connected(world, [first, second])
      first.room.leave()
      first.room.leave()
      const told = () => [first.sent.length, first.links.length, first.devices.length, first.partings()]
      const before = told()
      second.room.camera(false)
      second.room.leave()
      first.room.accept({ _tag: 'Devices', microphone: false, camera: false })
      first.room.volume(0)
      equal(told(), before)
    },
  },
  {
    title: 'tells once that the other side has left, and nothing to the one who leaves',
    run: async (world) => {
      const { first, second } = await openPair(world)
      await connected(world, [first, second])
      second.room.leave()
      await world.until('left', () => first.partings() > 0)
      equal([first.partings(), second.partings()], [1, 0])
      first.room.leave()
    },
  },
]
