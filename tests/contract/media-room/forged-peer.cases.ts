import type { MediaSignal } from '../../../src/domain/calls/call-signal'
import { equal, ok, type Case } from '../harness/check'
import { connected, openPair, openSide, type Side } from './media-room.world'
import { framesGoOn, type WebRtcWorld } from './webrtc.cases'

type Numbers = Readonly<Record<'decoded' | 'heard' | 'packets' | 'sent', number>>

/** What a connection has done with sound and picture so far: frames decoded, samples given out to be heard, packets received and sent. */
const passed = async (peer: RTCPeerConnection | undefined): Promise<Numbers> => {
  const sums = { decoded: 0, heard: 0, packets: 0, sent: 0 }
  const stats: unknown = await peer?.getStats()
  if (!(stats instanceof RTCStatsReport)) return sums
  stats.forEach((one: Readonly<Record<string, unknown>>) => {
    if (one['type'] === 'inbound-rtp') {
      sums.decoded += Number(one['framesDecoded'] ?? 0)
      sums.heard += Number(one['jitterBufferEmittedCount'] ?? 0) * Number(one['kind'] === 'audio')
      sums.packets += Number(one['packetsReceived'] ?? 0)
    }
    if (one['type'] === 'outbound-rtp') sums.sent += Number(one['packetsSent'] ?? 0)
  })
  return sums
}

const nothing: Numbers = { decoded: 0, heard: 0, packets: 0, sent: 0 }

const sendsNothing = (sdp: string): string => sdp.replaceAll(/a=(sendrecv|sendonly|recvonly)/g, 'a=inactive')
const wantsAll = (sdp: string): string => sdp.replaceAll('a=inactive', 'a=recvonly')

/** Somebody whose client was changed: it says that it sends nothing, sends all the same, and reads every answer as a wish for it. */
const makeForger = async (world: WebRtcWorld, told: (signal: MediaSignal) => void) => {
  const peer = new RTCPeerConnection()
  const capture = await world.capture()
  const stream = capture.source instanceof MediaStream ? capture.source : new MediaStream()
  const early: RTCIceCandidateInit[] = []
  let turn = 0
  const describe = () => {
    const { sdp = '', type = 'offer' } = peer.localDescription ?? {}
    told({ _tag: 'Description', type, sdp, turn, from: 'forger', to: null })
  }
  peer.onicecandidate = ({ candidate }) => {
    if (!candidate || candidate.candidate === '') return
    const { candidate: text, sdpMLineIndex, sdpMid } = candidate
    told({ _tag: 'Candidate', candidate: text, sdpMid, sdpMLineIndex })
  }
  const take = async (type: 'offer' | 'answer', sdp: string) => {
    await peer.setRemoteDescription({ type, sdp })
    for (const candidate of early.splice(0)) await peer.addIceCandidate(candidate)
  }
  return {
    peer,
    /** Offers to send everything, twice over. */
    offer: async () => {
      stream.getTracks().forEach((track) => peer.addTrack(track, stream))
      stream.getTracks().forEach((track) => peer.addTransceiver(track.clone(), { direction: 'sendonly' }))
      turn += 1
      await peer.setLocalDescription()
      describe()
    },
    accept: (signal: MediaSignal) => {
      if (signal._tag === 'Candidate') {
        const { candidate, sdpMLineIndex, sdpMid } = signal
        if (peer.remoteDescription === null) early.push({ candidate, sdpMLineIndex, sdpMid })
        else void peer.addIceCandidate({ candidate, sdpMLineIndex, sdpMid })
      }
      if (signal._tag === 'Description' && signal.type === 'answer') void take('answer', wantsAll(signal.sdp))
      if (signal._tag === 'Description' && signal.type === 'offer' && peer.remoteDescription === null) {
        turn = signal.turn
        void take('offer', signal.sdp.replaceAll('a=inactive', 'a=sendrecv')).then(async () => {
          stream.getTracks().forEach((track) => peer.addTrack(track, stream))
          await peer.setLocalDescription()
          const { sdp = '' } = peer.localDescription ?? {}
          told({ _tag: 'Description', type: 'answer', sdp: sendsNothing(sdp), turn, from: 'forger', to: null })
        })
      }
    },
  }
}

/** Our covered room against a forger, connected, for as long as the forger needs to have sent a hundred packets. */
const against = async (world: WebRtcWorld, polite: boolean) => {
  const at: { side?: Side; forger?: Awaited<ReturnType<typeof makeForger>> } = {}
  const early: MediaSignal[] = []
  const side = await openSide(world, polite, (signal) => (at.forger ? at.forger.accept(signal) : early.push(signal)), {
    covered: true,
  })
  const forger = await makeForger(world, (signal) => side.room.accept(signal))
  at.forger = forger
  early.forEach((signal) => forger.accept(signal))
  if (polite) await forger.offer()
  let sent = 0
  await world.until('the forger sends', () => {
    void passed(forger.peer).then((now) => (sent = now.sent))
    return sent > 100
  })
  const leave = () => {
    side.room.leave()
    forger.peer.close()
  }
  return { side, forger, leave }
}

/** What only real connections can show of a covered room: nothing passes, whatever the other side does. */
export const forgedPeerCases: readonly Case<WebRtcWorld>[] = [
  {
    title:
      'covered, neither sends nor decodes a packet though both are connected, nor when one of them agrees [PLUS-11]',
    run: async (world) => {
      const { first, leave, second } = await openPair(world, undefined, { covered: true })
      const isLinked = () => [first, second].every((side) => side.links.includes('connected'))
      await world.until('linked', isLinked)
      const tracks = () => world.peers.flatMap((peer) => peer.getSenders()).filter(({ track }) => track !== null)
      equal(tracks().length, 0)
      second.room.reveal()
      let looks = 0
      const stop = setInterval(() => (looks += 1), 500)
      await world.until('a second and a half', () => looks >= 3)
      clearInterval(stop)
      equal(await Promise.all(world.peers.map(passed)), [nothing, nothing])
      first.room.reveal()
      await connected(world, [first, second])
      await Promise.all(world.peers.map((peer) => framesGoOn(world, peer, 20)))
      equal(world.journal.notes, [])
      leave()
    },
  },
  {
    title: 'covered, tells that the other side has left [CALL-55]',
    run: async (world) => {
      const { first, second } = await openPair(world, undefined, { covered: true })
      await world.until('linked', () => [first, second].every((side) => side.links.includes('connected')))
      second.room.leave()
      await world.until('left', () => first.partings() > 0)
      first.room.leave()
    },
  },
  ...[true, false].map((polite) => ({
    title: `covered, decodes nothing of somebody who ${polite ? 'offers' : 'answers'} and sends all the same, and sends them nothing [PLUS-11]`,
    run: async (world: WebRtcWorld) => {
      const { forger, leave, side } = await against(world, polite)
      const { packets: _, ...come } = await passed(world.peers[0])
      equal(come, { decoded: 0, heard: 0, sent: 0 })
      equal([side.pictures(), side.frames()], [0, 0])
      const { sent: __, ...gone } = await passed(forger.peer)
      equal(gone, { decoded: 0, heard: 0, packets: 0 })
      ok(world.peers[0]?.connectionState === 'connected', 'connected')
      leave()
    },
  })),
]
