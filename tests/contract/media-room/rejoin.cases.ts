import { equal, ok, type Case } from '../harness/check'
import { connected, openPair, openSide, type Side } from './media-room.world'
import { framesGoOn, type WebRtcWorld } from './webrtc.cases'

/** A call whose one side, `polite` or not, leaves without a word and comes back with another page. */
const reloaded = async (world: WebRtcWorld, polite: boolean) => {
  const at: { first?: Side; second?: Side } = {}
  const openSecond = () => openSide(world, polite, (signal) => at.first?.room.accept(signal))
  const first = await openSide(world, !polite, (signal) => at.second?.room.accept(signal))
  at.first = first
  const gone = await openSecond()
  at.second = gone
  await connected(world, [first, gone])
  gone.room.leave()
  const again = await openSecond()
  at.second = again
  const leave = () => [first, again].forEach((side) => side.room.leave())
  return { first, gone, again, leave }
}

const seenAgain = (polite: boolean): Case<WebRtcWorld> => ({
  title: `sees the ${polite ? 'polite' : 'other'} side again after its page was loaded anew [CALL-68, PLUS-19]`,
  run: async (world) => {
    const { again, first, leave } = await reloaded(world, polite)
    await connected(world, [again])
    await world.until('connected again', () => first.links.filter((link) => link === 'connected').length === 2)
    equal(first.links, ['connected', 'interrupted', 'connected'])
    equal([first.pictures(), first.frames(), again.pictures()], [2, 1, 1])
    equal([world.peers.length, world.peers[0]?.connectionState], [4, 'closed'])
    await Promise.all(world.peers.slice(2).map((peer) => framesGoOn(world, peer)))
    equal((await first.room.report()).sound, { out: 'on', in: 'flowing' })
    leave()
  },
})

/** What the adapter over a connection of the browser promises when the other side was reloaded. */
export const rejoinCases: readonly Case<WebRtcWorld>[] = [
  seenAgain(true),
  seenAgain(false),
  {
    title: 'takes no notice of what comes late from a page that is gone, nor of what was meant for one [CALL-68]',
    run: async (world) => {
      const { again, first, gone, leave } = await reloaded(world, true)
      await connected(world, [again])
      gone.sent.forEach((signal) => first.room.accept(signal))
      for (const signal of first.sent)
        if (signal._tag === 'Description' && signal.type === 'answer') again.room.accept(signal)
      await Promise.all(world.peers.slice(2).map((peer) => framesGoOn(world, peer)))
      equal(world.peers.length, 4)
      leave()
    },
  },
  {
    title: 'says hello by a name of its own, before anything else is known',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      const names = [first, second].map(({ sent }) => sent.find((one) => one._tag === 'Hello'))
      ok(
        names.every((name) => name !== undefined),
        'both',
      )
      ok(JSON.stringify(names[0]) !== JSON.stringify(names[1]), 'each its own')
      leave()
    },
  },
]
