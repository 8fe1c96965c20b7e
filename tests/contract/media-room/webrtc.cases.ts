import type { MediaSignal } from '../../../src/domain/calls/call-signal'
import { holdSignal } from '../../../src/domain/calls/held-signals'
import type { PageFake } from '../../fakes/page.fake'
import type { JournalFake } from '../../fakes/journal.fake'
import { equal, ok, type Case } from '../harness/check'
import { connected, openPair, openSide, type MediaWorld, type Side } from './media-room.world'

/** The connections behind the rooms, in the order of opening. */
export interface WebRtcWorld extends MediaWorld {
  readonly peers: readonly RTCPeerConnection[]
  readonly page: PageFake
  readonly journal: JournalFake
}

const decoded = async (peer: RTCPeerConnection | undefined): Promise<number> => {
  let frames = 0
  const stats: unknown = await peer?.getStats()
  if (!(stats instanceof RTCStatsReport)) return 0
  stats.forEach((one: Readonly<Record<string, unknown>>) => {
    if (one['type'] === 'inbound-rtp' && one['kind'] === 'video') frames += Number(one['framesDecoded'] ?? 0)
  })
  return frames
}

/** Waits until this side has decoded `more` frames more than now. */
export const framesGoOn = async (world: WebRtcWorld, peer: RTCPeerConnection | undefined, more = 10): Promise<void> => {
  const from = await decoded(peer)
  let now = from
  const look = () => void decoded(peer).then((frames) => (now = frames))
  await world.until('frames go on', () => {
    look()
    return now >= from + more
  })
}

/** What only two real connections can show. */
export const webrtcCases: readonly Case<WebRtcWorld>[] = [
  {
    title: 'carries decoded frames both ways, and notes nothing odd [GATE-28]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      await Promise.all(world.peers.map((peer) => framesGoOn(world, peer, 20)))
      equal(world.journal.notes, [])
      leave()
    },
  },
  {
    title: 'sends 480 lines [CALL-85]',
    run: async (world) => {
      const capture = await world.capture()
      const stream = capture.source
      ok(stream instanceof MediaStream, 'a stream')
      equal(stream instanceof MediaStream && stream.getVideoTracks()[0]?.getSettings().height, 480)
    },
  },
  {
    title: 'reports the picture lost when the other side falls silent, and flowing when it is back [PLUS-8]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      await connected(world, [first, second])
      const video = world.peers[1]?.getSenders().find((sender) => sender.track?.kind === 'video')
      const track = video?.track ?? null
      await video?.replaceTrack(null)
      let picture = ''
      const look = () => void first.room.report().then((report) => (picture = report.picture.in))
      const says = (what: string) => () => (look(), picture === what)
      await world.until('lost', says('lost'))
      equal((await first.room.report()).sound.in, 'flowing')
      await video?.replaceTrack(track)
      await world.until('flowing', says('flowing'))
      leave()
    },
  },
  {
    title: 'shows the other side in an element, without an error, and lets go of it',
    run: async (world) => {
      const video = document.createElement('video')
      document.body.append(video)
      const capture = await world.capture()
      const detach = capture.picture.attach(video)
      await world.until('plays', () => video.videoHeight === 480 && !video.paused)
      ok(video.muted, 'the own picture is silent')
      detach()
      equal(video.srcObject, null)
      equal(capture.picture.attach({})(), undefined)
      video.remove()
    },
  },
  {
    title: 'closes its connection on leaving and leaves the capture to its owner',
    run: async (world) => {
      const capture = await world.capture()
      const side = await openSide({ ...world, capture: async () => capture }, true, () => {})
      side.room.leave()
      equal(
        world.peers.map((peer) => peer.connectionState),
        ['closed'],
      )
      const live =
        capture.source instanceof MediaStream && capture.source.getTracks().every((one) => one.readyState === 'live')
      ok(live, 'the capture is still open')
      capture.release()
      const ended =
        capture.source instanceof MediaStream && capture.source.getTracks().every((one) => one.readyState === 'ended')
      ok(ended, 'released')
    },
  },
  {
    title: 'sends only relayed candidates where the policy says so',
    run: async (world) => {
      const side = await openSide(world, false, () => {}, { policy: 'relay' })
      await world.until('gathered', () => world.peers[0]?.iceGatheringState === 'complete')
      equal(
        side.sent.filter((one) => one._tag === 'Candidate'),
        [],
      )
      side.room.leave()
    },
  },
  {
    title: 'fails with a tag when the capture is not of a browser',
    run: async ({ capture: open, media }) => {
      const capture = { ...(await open()), source: null }
      const events = {
        onPicture: () => {},
        onFirstFrame: () => {},
        onLink: () => {},
        onPeerLeft: () => {},
        onQuality: () => {},
        onPeerDevices: () => {},
      }
      const send = () => async () => ({ _tag: 'Right', right: undefined }) as const
      const opened = await media.open({ ice: { servers: [], policy: 'all' }, polite: true, capture, send }, events)()
      equal(opened._tag === 'Left' && opened.left._tag, 'MediaFailed')
    },
  },
  {
    title: 'opened long before the other side, connects with the newest of what waited [CALL-42]',
    run: async (world) => {
      const at: { second?: Side } = {}
      let held: readonly MediaSignal[] = []
      const first = await openSide(world, false, (signal) => {
        if (at.second) at.second.room.accept(signal)
        else held = holdSignal(held, signal)
      })
      const offers = () => first.sent.filter(({ _tag }) => _tag === 'Description').length
      await world.until('offers are repeated', () => offers() > 3)
      equal([held.length, first.links], [3, []])
      at.second = await openSide(world, true, (signal) => first.room.accept(signal))
      held.forEach(at.second.room.accept)
      await connected(world, [first, at.second])
      equal(world.journal.notes, [])
      ;[first, at.second].forEach((side) => side.room.leave())
    },
  },
  {
    title: 'is got ready by a connection that is thrown away and never looks at the network',
    run: async (world) => {
      world.media.warm()
      await world.until('thrown away', () => world.peers.every(({ signalingState }) => signalingState === 'closed'))
      equal(
        world.peers.map(({ localDescription }) => localDescription),
        [null],
      )
      equal(world.journal.notes, [])
    },
  },
  {
    title: 'drops a description that is none, and connects all the same',
    run: async (world) => {
      const { first, leave, second } = await openPair(world)
      second.room.accept({ _tag: 'Description', type: 'offer', sdp: 'nonsense', turn: 1, from: 'nobody', to: null })
      second.room.accept({ _tag: 'Candidate', candidate: 'nonsense', sdpMid: '0', sdpMLineIndex: 0 })
      await connected(world, [first, second])
      ok(world.journal.notes.length > 0, 'noted')
      leave()
    },
  },
  {
    title: 'connects though the first offer went to somebody who was not there yet',
    run: async (world) => {
      const { first, leave, second } = await openPair(world, undefined, { late: true })
      await connected(world, [first, second])
      leave()
    },
  },
  {
    title: 'opens without anybody at the other end, and waits: one side offers, the other asks again and again',
    run: async (world) => {
      const sides = await Promise.all([false, true].map((polite) => openSide(world, polite, () => {})))
      const count = (tag: MediaSignal['_tag']) =>
        sides.map(({ sent }) => sent.filter(({ _tag }) => _tag === tag).length)
      await world.until('both go on', () => (count('Description')[0] ?? 0) > 1 && (count('OfferWanted')[1] ?? 0) > 1)
      equal([count('Description')[1], count('OfferWanted')[0]], [0, 0])
      ok(
        sides.every((side) => side.frames() === 0 && side.links.length === 0),
        'nobody is seen',
      )
      sides.forEach((side) => side.room.leave())
    },
  },
]
