import { failure, equal, ok, type Case } from '../harness/check'
import type { ManualClock } from '../browser/stage/manual-clock'
import type { AgoraScript } from './agora.script'
import { connected, openPair, openSide, type MediaWorld } from './media-room.world'

/** Rooms of the vendor on a script of its SDK; `clock` is the rooms' own. */
export interface AgoraWorld extends MediaWorld {
  readonly script: AgoraScript
  readonly clock: ManualClock
}

const silent = {
  onPicture: () => {},
  onFirstFrame: () => {},
  onLink: () => {},
  onPeerLeft: () => {},
  onQuality: () => {},
  onPeerDevices: () => {},
}

const opening = async ({ capture, media }: AgoraWorld) => {
  const send = () => async () => ({ _tag: 'Right', right: undefined }) as const
  return media.open({ ice: { servers: [], policy: 'all' }, polite: true, capture: await capture(), send }, silent)
}

/** What the vendor's adapter promises beyond every media room; its servers are not reached here. */
export const agoraCases: readonly Case<AgoraWorld>[] = [
  {
    title: 'sets the volume of the microphone to 0 and back to 100 [CALL-86]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      first.room.volume(0)
      first.room.volume(100)
      equal(world.script.volumes, [0, 100])
      leave()
    },
  },
  ...(['join', 'publish'] as const).map((step) => ({
    title: `fails with a tag after 10 s when the SDK leaves '${step}' pending, and leaves [GATE-30]`,
    run: async (world: AgoraWorld) => {
      world.script.hang(step)
      const open = await opening(world)
      let ended = false
      const failed = failure(open).then((error) => {
        ended = true
        return error
      })
      await world.clock.advance(0)
      await world.clock.advance(9_999)
      ok(!ended, 'waits for 10 s')
      await world.clock.advance(1)
      equal((await failed)._tag, 'MediaFailed')
      equal(world.script.left(), 1)
    },
  })),
  {
    title: 'is interrupted while the SDK connects anew, and lost after 30 s of it [PLUS-19]',
    run: async (world) => {
      const { first, second } = await openPair(world)
      await connected(world, [first, second])
      world.script.line('reconnecting')
      equal(first.links, ['connected', 'interrupted'])
      world.script.line('connected')
      equal(first.links, ['connected', 'interrupted', 'connected'])
      world.script.line('reconnecting')
      await world.clock.advance(29_999)
      equal(first.links.at(-1), 'interrupted')
      await world.clock.advance(1)
      equal([first.links.at(-1), second.links.at(-1)], ['lost', 'lost'])
      first.room.leave()
      second.room.leave()
    },
  },
  {
    title: 'takes a lost network of the other side for an interruption, not for leaving [CALL-55, PLUS-19]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      world.script.vanish()
      equal([first.links.at(-1), first.partings()], ['interrupted', 0])
      leave()
    },
  },
  ...(['join', 'publish'] as const).map((step) => ({
    title: `lets go of camera and channel when the call ends while '${step}' is pending [CALL-59]`,
    run: async (world: AgoraWorld) => {
      world.script.hang(step)
      let leave = () => {}
      const { capture, media } = world
      const send = () => async () => ({ _tag: 'Right', right: undefined }) as const
      const settings = { ice: { servers: [], policy: 'all' }, polite: true, capture: await capture(), send } as const
      void media.open({ ...settings, hold: (how) => void (leave = how) }, silent)()
      await world.clock.advance(0)
      leave()
      equal([world.script.left(), world.script.live()], [1, 0])
    },
  })),
  {
    title: 'waits for nobody when the SDK leaves the leaving pending',
    run: async (world) => {
      const side = await openSide(world, true, () => {})
      world.script.hang('leave')
      side.room.leave()
      side.room.leave()
      equal(world.script.left(), 1)
    },
  },
]
