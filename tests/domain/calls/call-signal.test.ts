import { expect, it } from 'vitest'
import { isCallSignal } from '../../../src/domain/calls/call-signal'

it.each([
  { _tag: 'Hello', instance: 'room' },
  { _tag: 'Description', type: 'offer', sdp: 'v=0', turn: 1, from: 'room', to: null },
  { _tag: 'Description', type: 'answer', sdp: 'v=0', turn: 1, from: 'room', to: 'other' },
  { _tag: 'Candidate', candidate: '', sdpMid: null, sdpMLineIndex: null },
  { _tag: 'Candidate', candidate: 'c', sdpMid: '0', sdpMLineIndex: 0 },
  { _tag: 'OfferWanted', from: 'room', restart: true },
  { _tag: 'Devices', microphone: true, camera: false },
  { _tag: 'Devices', microphone: true, camera: false, held: true },
  { _tag: 'Invitation', name: 'Ann', price: 20, token: 't', location: 102 },
])('takes %o for a signal', (signal) => expect(isCallSignal(signal)).toBe(true))

it.each([
  null,
  'offer',
  { _tag: 'Hello' },
  { _tag: 'Hello', instance: 7 },
  { _tag: 'Description', type: 'shout', sdp: 'v=0', turn: 1, from: 'room', to: null },
  { _tag: 'Description', type: 'offer', turn: 1, from: 'room', to: null },
  { _tag: 'Description', type: 'offer', sdp: 'v=0', turn: 1, to: null },
  { _tag: 'Description', type: 'offer', sdp: 'v=0', turn: 1, from: 'room', to: 7 },
  { _tag: 'Description', type: 'offer', sdp: 'v=0', turn: '1', from: 'room', to: null },
  { _tag: 'OfferWanted', from: 'room' },
  { _tag: 'OfferWanted', restart: true },
  { _tag: 'Candidate', candidate: 'c', sdpMid: 0, sdpMLineIndex: 0 },
  { _tag: 'Devices', microphone: 1, camera: 0 },
  { _tag: 'Devices', microphone: true, camera: true, held: 'yes' },
  { _tag: 'Invitation', name: 'Ann', price: '20', token: 't', location: 102 },
  { _tag: 'Invitation', price: 20, token: 't', location: 102 },
  { _tag: 'Other' },
])('does not take %o for one', (other) => expect(isCallSignal(other)).toBe(false))
