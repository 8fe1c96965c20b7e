import { expect, it } from 'vitest'
import { isCallSignal } from '../../../src/domain/calls/call-signal'

it.each([
  { _tag: 'Description', type: 'offer', sdp: 'v=0' },
  { _tag: 'Candidate', candidate: '', sdpMid: null, sdpMLineIndex: null },
  { _tag: 'Candidate', candidate: 'c', sdpMid: '0', sdpMLineIndex: 0 },
  { _tag: 'Devices', microphone: true, camera: false },
])('takes %o for a signal', (signal) => expect(isCallSignal(signal)).toBe(true))

it.each([
  null,
  'offer',
  { _tag: 'Description', type: 'shout', sdp: 'v=0' },
  { _tag: 'Description', type: 'offer' },
  { _tag: 'Candidate', candidate: 'c', sdpMid: 0, sdpMLineIndex: 0 },
  { _tag: 'Devices', microphone: 1, camera: 0 },
  { _tag: 'Other' },
])('does not take %o for one', (other) => expect(isCallSignal(other)).toBe(false))
