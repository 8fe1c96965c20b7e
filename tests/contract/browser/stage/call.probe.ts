import * as O from 'fp-ts/Option'
import { readCounts } from '../../../../src/infrastructure/rtc/traffic'
import { connected, openPair, type Side } from '../../media-room/media-room.world'
import { framesGoOn } from '../../media-room/webrtc.cases'
import { mediaWorld } from './media-room.stage'

const call: { sides: readonly Side[]; world: ReturnType<typeof mediaWorld>['world'] | null; end: () => void } = {
  sides: [],
  world: null,
  end: () => {},
}

/** A call between two sides of this page that lasts while the test does something to its network. */
export const callProbe = {
  begin: async (): Promise<void> => {
    const { end, world } = mediaWorld()
    const { first, leave, second } = await openPair(world)
    await connected(world, [first, second])
    call.sides = [first, second]
    call.world = world
    call.end = () => {
      leave()
      void end()
    }
  },
  links: (): readonly (readonly string[])[] => call.sides.map((side) => side.links),
  /** How the picture of each side goes out. */
  pictures: (): readonly string[] => call.sides.map((side) => side.qualities.at(-1)?.picture ?? 'full'),
  /** Packets of sound that each side has got so far. */
  soundPackets: async (): Promise<readonly number[]> =>
    Promise.all((call.world?.peers ?? []).map(async (peer) => O.toNullable(await readCounts(peer))?.audio ?? 0)),
  /** Waits for 30 frames more on both sides. */
  framesGoOn: async (): Promise<void> => {
    const { world } = call
    if (world) await Promise.all(world.peers.map((peer) => framesGoOn(world, peer, 30)))
  },
  end: (): void => call.end(),
}
