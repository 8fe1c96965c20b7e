import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import type { CallSignal } from '../../../src/domain/calls/call-signal'
import { relayedSignal, ringingSignal } from '../../../src/domain/calls/relayed-signal'

const host = 'candidate:1 1 udp 2122260223 192.0.2.7 50000 typ host generation 0'
const local = 'candidate:2 1 udp 2122260223 0f3c.local 50001 typ host generation 0'
const reflexive = 'candidate:3 1 udp 1686052607 198.51.100.7 50002 typ srflx raddr 192.0.2.7 rport 50000'
const relay = 'candidate:4 1 udp 41885439 203.0.113.9 60000 typ relay raddr 198.51.100.7 rport 50002 generation 0'
const clean = 'candidate:4 1 udp 41885439 203.0.113.9 60000 typ relay raddr 0.0.0.0 rport 0 generation 0'

const trickled = (candidate: string): CallSignal => ({ _tag: 'Candidate', candidate, sdpMid: '0', sdpMLineIndex: 0 })
const described = (...lines: readonly string[]): Extract<CallSignal, { _tag: 'Description' }> => ({
  _tag: 'Description',
  type: 'offer',
  sdp: lines.join('\r\n'),
  turn: 3,
  from: 'room',
  to: 'other',
})

describe('a signal between people who meet through a relay only', () => {
  it.each([host, local, reflexive, `${host} typ relay`, 'nonsense', 'a=candidate:x'])(
    'loses the candidate %s',
    (candidate) => expect(relayedSignal(trickled(candidate))).toEqual(O.none),
  )

  it('keeps the relay, without where it was reached from, and the end of all candidates', () => {
    expect(relayedSignal(trickled(relay))).toEqual(O.some(trickled(clean)))
    expect(relayedSignal(trickled(''))).toEqual(O.some(trickled('')))
  })

  it('has no address but the relay’s in a description', () => {
    const given = described(
      'v=0',
      'o=- 1 2 IN IP4 192.0.2.7',
      's=-',
      'm=audio 50000 UDP/TLS/RTP/SAVPF 111',
      'c=IN IP6 2001:db8::7',
      'a=rtcp:50001 IN IP4 192.0.2.7',
      ...[host, local, reflexive, relay].map((candidate) => `a=${candidate}`),
      'a=remote-candidates:1 192.0.2.7 50000',
      'a=ice-ufrag:x',
      '',
    )
    const kept = described(
      'v=0',
      'o=- 1 2 IN IP4 0.0.0.0',
      's=-',
      'm=audio 50000 UDP/TLS/RTP/SAVPF 111',
      'c=IN IP4 0.0.0.0',
      'a=rtcp:50001 IN IP4 0.0.0.0',
      `a=${clean}`,
      'a=ice-ufrag:x',
      '',
    )
    expect(relayedSignal(given)).toEqual(O.some(kept))
  })

  it.each(['\n', '\r'])('finds candidates whatever ends the lines: %j', (end) => {
    const signal = described('v=0', `a=${host}`, '')
    const given = { ...signal, sdp: ['v=0', `a=${host}`, ''].join(end) }
    expect(relayedSignal(given)).toEqual(O.some({ ...signal, sdp: 'v=0\r\n' }))
  })

  it('carries nothing beside what a signal has', () => {
    const devices: CallSignal = { _tag: 'Devices', microphone: true, camera: false }
    const more = { ...devices, address: '192.0.2.7' }
    expect(relayedSignal(more)).toEqual(O.some(devices))
    const held: CallSignal = { _tag: 'Devices', microphone: true, camera: false, held: true }
    expect(relayedSignal(held)).toEqual(O.some(held))
    const wanted: CallSignal = { _tag: 'OfferWanted', from: 'room', restart: true }
    expect(relayedSignal(Object.assign({ address: '192.0.2.7' }, wanted))).toEqual(O.some(wanted))
    const hello: CallSignal = { _tag: 'Hello', instance: 'room' }
    expect(relayedSignal(Object.assign({ address: '192.0.2.7' }, hello))).toEqual(O.some(hello))
  })
})

describe('a signal while it rings [CALL-42]', () => {
  it('is an offer without any address, the relay’s neither', () => {
    const given = described('o=- 1 2 IN IP4 192.0.2.7', 'a=ice-ufrag:x', ...[host, relay].map((one) => `a=${one}`))
    expect(ringingSignal(given)).toEqual(O.some(described('o=- 1 2 IN IP4 0.0.0.0', 'a=ice-ufrag:x')))
  })

  it.each<CallSignal>([
    { ...described('v=0'), type: 'answer' },
    trickled(relay),
    { _tag: 'Hello', instance: 'x' },
    { _tag: 'Devices', microphone: true, camera: true },
    { _tag: 'OfferWanted', from: 'x', restart: false },
    { _tag: 'Face', face: 'yes', blurred: false },
    { _tag: 'Invitation', name: 'Ann', token: 'x', price: 20, location: 102 },
  ])('is nothing else: not $_tag', (signal) => expect(ringingSignal(signal)).toEqual(O.none))
})
