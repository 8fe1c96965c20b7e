import { equal, type Case } from '../harness/check'
import { connected, cuttable, openPair } from './media-room.world'
import { framesGoOn, type WebRtcWorld } from './webrtc.cases'

const credentials = (peer: RTCPeerConnection | undefined): string | undefined =>
  /a=ice-ufrag:(\S+)/.exec(peer?.localDescription?.sdp ?? '')?.[1]

/** How a way through the network is looked for anew. */
export const restartCases: readonly Case<WebRtcWorld>[] = [
  {
    title: 'restarts ICE with new credentials when the network is back, and the picture goes on [PLUS-19]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      const before = world.peers.map(credentials)
      world.page.setOnline(false)
      world.page.setOnline(true)
      await world.until('new credentials', () => world.peers.every((peer, n) => credentials(peer) !== before[n]))
      await Promise.all(world.peers.map((peer) => framesGoOn(world, peer)))
      leave()
    },
  },
  {
    title: 'goes on after a cut of the signals in which both sides looked for another way [PLUS-19]',
    run: async (world) => {
      const cut = cuttable()
      const { first, leave, second } = await openPair(world, cut.carry)
      await connected(world, [first, second])
      const [before, said] = [world.peers.map(credentials), [first, second].map(({ sent }) => sent.length)]
      cut.hold()
      world.page.setOnline(false)
      world.page.setOnline(true)
      await world.until('both try', () => [first, second].every(({ sent }, n) => sent.length > (said[n] ?? 0)))
      cut.goOn()
      await world.until('new credentials', () => world.peers.every((peer, n) => credentials(peer) !== before[n]))
      await Promise.all(world.peers.map((peer) => framesGoOn(world, peer)))
      equal(world.journal.notes, [])
      leave()
    },
  },
  {
    title: 'restarts at once when somebody looks again and nothing comes, and not while all is well [PLUS-19]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      const before = world.peers.map(credentials)
      world.page.setVisible(false)
      world.page.setVisible(true)
      await framesGoOn(world, world.peers[0])
      equal(world.peers.map(credentials), before)
      world.page.setVisible(false)
      const senders = world.peers[1]?.getSenders() ?? []
      await Promise.all(senders.map((sender) => sender.replaceTrack(null)))
      let lost = false
      const look = () =>
        void first.room.report().then(({ picture, sound }) => (lost = picture.in === 'lost' && sound.in === 'lost'))
      await world.until('silent', () => (look(), lost))
      world.page.setVisible(true)
      await world.until('new credentials', () => world.peers.every((peer, n) => credentials(peer) !== before[n]))
      leave()
    },
  },
]
