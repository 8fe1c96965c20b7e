import { describe, expect, it } from 'vitest'
import type { MediaSignal } from '../../../src/domain/calls/call-signal'
import { Negotiation, type Negotiating } from '../../../src/infrastructure/rtc/webrtc/negotiation'
import { makeVirtualClock } from '../../fakes/clock.fake'

type Description = Extract<MediaSignal, { _tag: 'Description' }>

const session = (type: RTCSdpType, sdp: string): RTCSessionDescription => ({ type, sdp, toJSON: () => ({ type, sdp }) })

/** A connection as far as offers and answers go; like a browser it writes descriptions in a form of its own. */
const makePeer = () => {
  let made = 0
  const applied: string[] = []
  const peer: { -readonly [K in keyof Negotiating]: Negotiating[K] } = {
    localDescription: null,
    remoteDescription: null,
    signalingState: 'stable',
    onicecandidate: null,
    onnegotiationneeded: null,
    addIceCandidate: async () => {},
    restartIce: () => {},
    setLocalDescription: async () => {
      const type = peer.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
      peer.localDescription = session(type, `${type} ${(made += 1)}`)
      peer.signalingState = type === 'offer' ? 'have-local-offer' : 'stable'
    },
    setRemoteDescription: async ({ sdp, type }) => {
      applied.push(sdp ?? '')
      peer.remoteDescription = session(type, `${sdp} in own words`)
      peer.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable'
    },
  }
  return { peer, applied }
}

const begin = (polite: boolean) => {
  const clock = makeVirtualClock()
  const { applied, peer } = makePeer()
  const sent: MediaSignal[] = []
  const line = { dead: false }
  const negotiation = new Negotiation({
    peer,
    clock,
    polite,
    names: () => ({ from: 'here', to: null }),
    send: async (signal) => {
      sent.push(signal)
      if (line.dead) await new Promise(() => {})
    },
    beforeAnswer: () => {},
    onSettled: () => {},
    dropped: () => {},
  })
  const descriptions = () => sent.flatMap((one) => (one._tag === 'Description' ? [[one.sdp, one.turn]] : []))
  return { applied, clock, descriptions, line, negotiation, peer, sent }
}

const described = (type: 'offer' | 'answer', sdp: string, turn: number): Description => ({
  _tag: 'Description',
  type,
  sdp,
  turn,
  from: 'there',
  to: null,
})

describe('offers and answers', () => {
  it('the side that answers never offers: it asks until the first offer comes, then only for more [PLUS-19]', async () => {
    const { clock, descriptions, negotiation, peer, sent } = begin(true)
    peer.onnegotiationneeded?.call(null as never, new Event('negotiationneeded'))
    negotiation.nudge()
    expect(sent).toEqual([])
    await clock.advance(2_000)
    const ask = (restart: boolean) => ({ _tag: 'OfferWanted', from: 'here', restart })
    expect(sent).toEqual([ask(false), ask(false)])
    negotiation.accept(described('offer', 'theirs', 1))
    await clock.advance(5_000)
    expect(descriptions()).toEqual([['answer 1', 1]])
    negotiation.restart()
    peer.onnegotiationneeded?.call(null as never, new Event('negotiationneeded'))
    expect(sent.slice(3)).toEqual([ask(true), ask(false)])
    expect(descriptions()).toHaveLength(1)
  })

  it('the side that answers asks for what has changed until an offer comes [PLUS-11]', async () => {
    const { clock, negotiation, peer, sent } = begin(true)
    negotiation.accept(described('offer', 'theirs', 1))
    await clock.advance(3_000)
    const asked = () => sent.filter(({ _tag }) => _tag === 'OfferWanted').length
    expect(asked()).toBe(0)
    peer.onnegotiationneeded?.call(null as never, new Event('negotiationneeded'))
    await clock.advance(2_000)
    expect(asked()).toBe(3)
    negotiation.accept(described('offer', 'theirs again', 2))
    await clock.advance(5_000)
    expect(asked()).toBe(3)
  })

  it('an answer that was lost is given again, although the browser holds the offer in other words [PLUS-19]', async () => {
    const { applied, clock, descriptions, negotiation } = begin(true)
    negotiation.accept(described('offer', 'theirs', 1))
    negotiation.accept(described('offer', 'theirs', 1))
    await clock.advance(0)
    negotiation.accept(described('offer', 'theirs', 1))
    await clock.advance(0)
    expect(applied).toEqual(['theirs'])
    expect(descriptions().every(([sdp]) => sdp === 'answer 1')).toBe(true)
    expect(descriptions().length).toBeGreaterThan(1)
  })

  it('an offer that comes late, after a newer one, is left alone', async () => {
    const { applied, clock, negotiation } = begin(true)
    negotiation.accept(described('offer', 'second', 2))
    negotiation.accept(described('offer', 'first', 1))
    await clock.advance(0)
    expect(applied).toEqual(['second'])
  })

  it('looks anew though the last offer is not answered, and takes no answer to that one [PLUS-19]', async () => {
    const { applied, clock, descriptions, negotiation } = begin(false)
    await negotiation.offer()
    negotiation.restart()
    await clock.advance(0)
    expect(descriptions()).toEqual([
      ['offer 1', 1],
      ['offer 2', 2],
    ])
    negotiation.accept(described('answer', 'to the first', 1))
    await clock.advance(0)
    expect(applied).toEqual([])
    negotiation.accept(described('answer', 'to the second', 2))
    await clock.advance(0)
    expect(applied).toEqual(['to the second'])
  })

  it('an offer is repeated each second until it is answered, but not while it is still on its way', async () => {
    const { clock, descriptions, line, negotiation } = begin(false)
    await negotiation.offer()
    await clock.advance(1_000)
    line.dead = true
    await clock.advance(5_000)
    expect(descriptions()).toEqual([
      ['offer 1', 1],
      ['offer 1', 1],
      ['offer 1', 1],
    ])
  })

  it('the side that offers takes no offer', async () => {
    const { applied, clock, negotiation } = begin(false)
    negotiation.accept(described('offer', 'theirs', 1))
    await clock.advance(0)
    expect(applied).toEqual([])
  })

  it('leaves nothing behind', async () => {
    const { clock, negotiation, peer } = begin(false)
    negotiation.stop()
    expect([clock.pending(), peer.onnegotiationneeded, peer.onicecandidate]).toEqual([0, null, null])
  })
})
