import type { IO } from 'fp-ts/IO'
import type { Picture } from '../../application/calls/devices.port'
import type { Journal } from '../../application/kernel/journal.port'
import type { Rung } from '../../domain/calls/picture-ladder'

const peerMembers = [
  'addIceCandidate',
  'addTrack',
  'addTransceiver',
  'close',
  'connectionState',
  'createOffer',
  'getSenders',
  'getStats',
  'getTransceivers',
  'localDescription',
  'onconnectionstatechange',
  'onicecandidate',
  'onnegotiationneeded',
  'ontrack',
  'remoteDescription',
  'restartIce',
  'setLocalDescription',
  'setRemoteDescription',
  'signalingState',
] as const satisfies readonly (keyof RTCPeerConnection)[]

const streamMembers = [
  'addTrack',
  'getAudioTracks',
  'getTracks',
  'getVideoTracks',
] as const satisfies readonly (keyof MediaStream)[]

/** What a room uses of a connection as the standard describes it, whoever has made it. */
export type Peer = Pick<RTCPeerConnection, (typeof peerMembers)[number]>

/** A connection that is not of a browser has types of its own: what counts is that nothing is missing. */
export const isPeer = (made: object): made is Peer => peerMembers.every((name) => name in made)

export const isStream = (made: object): made is MediaStream => streamMembers.every((name) => name in made)

/** What carries the media of a room: a browser, or a program that has WebRTC of its own. */
export interface Platform {
  readonly makePeer: (configuration: RTCConfiguration) => Peer
  readonly makeStream: () => MediaStream
  /** What a capture of this platform holds; null: it is of another one. */
  readonly streamOf: (source: unknown) => MediaStream | null
  /** The other side, seen and heard. */
  readonly pictureOf: (stream: MediaStream) => Picture
  /** Runs once at the first frame of the other side; returns its stop. */
  readonly whenFirstFrame: (stream: MediaStream, run: IO<void>) => IO<void>
  /** Sends the picture no better than so (@rule PLUS-21). */
  readonly sendAt: (peer: Peer, rung: Rung, journal: Journal) => void
}
