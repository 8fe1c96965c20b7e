import type { IO } from 'fp-ts/IO'
import type { MediaEvents, MediaRoom, OpenRoom } from '../../../application/calls/media-room.port'
import type { Clock } from '../../../application/kernel/clock.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { Page } from '../../../application/kernel/page.port'
import type { Volume } from '../../../domain/calls/volume'
import type { MediaSignal } from '../../../domain/calls/call-signal'
import type { Speakers } from '../../browser/devices/speakers'
import { streamPicture } from '../../browser/stream-picture'
import { whenFirstFrame } from '../first-frame'
import { Negotiation } from './negotiation'
import { Recovery } from './recovery'
import { readCounts, Traffic } from '../traffic'

export interface RoomDeps {
  readonly clock: Clock
  readonly page: Pick<Page, 'onOnline'>
  readonly journal: Journal
  /** Where the other side is heard. */
  readonly speakers: Speakers
}

export type RoomSettings = Parameters<MediaRoom['open']>[0]

const isRelayed = (signal: MediaSignal): boolean =>
  signal._tag !== 'Candidate' || / typ relay( |$)/.test(signal.candidate)

/** One connection to one other person. */
export class Room implements OpenRoom {
  private readonly settings: RoomSettings
  private readonly events: MediaEvents
  private readonly peer: RTCPeerConnection
  private readonly local: MediaStream
  private readonly instance = crypto.randomUUID()
  private readonly remote = new MediaStream()
  private readonly negotiation: Negotiation
  private readonly recovery: Recovery
  private readonly traffic: Traffic
  private readonly journal: Journal
  private readonly speakers: Speakers
  private readonly stopPage: IO<void>
  private readonly stopFollowing: IO<void>
  private stopProbing: IO<void> | null = null
  private seen = false
  private gone = false
  private left = false

  constructor(
    deps: RoomDeps,
    settings: RoomSettings,
    events: MediaEvents,
    peer: RTCPeerConnection,
    local: MediaStream,
  ) {
    const { clock, journal, page, speakers } = deps
    this.journal = journal
    this.speakers = speakers
    this.settings = settings
    this.events = events
    this.peer = peer
    this.local = local
    this.negotiation = new Negotiation({
      peer,
      clock,
      polite: settings.polite,
      names: () => ({ from: this.instance, to: null }),
      send: (signal) => this.send(signal),
      onSettled: (byPeer) => this.recovery.settled(byPeer),
      dropped: (what, cause) => journal.dropped(`call signal: ${what}`, cause),
    })
    this.recovery = new Recovery({
      clock,
      polite: settings.polite,
      restart: () => peer.restartIce(),
      onLink: (link) => this.linked(link),
    })
    this.traffic = new Traffic(
      clock,
      () => readCounts(peer),
      () => this.frame(),
    )
    this.stopPage = page.onOnline((online) => (online ? this.recovery.online() : undefined))
    peer.ontrack = ({ track }) => this.tracked(track)
    peer.onconnectionstatechange = () => this.moved()
    local.getTracks().forEach((track) => peer.addTrack(track, local))
    this.stopFollowing = settings.capture.changed(() => this.follow())
    // Once whoever opens the room has got it, so that an answer finds it.
    clock.after(0, () => this.tellDevices())
  }

  readonly accept = (signal: MediaSignal): void => {
    if (this.left || !this.allowed(signal)) return
    if (signal._tag === 'Hello') return this.negotiation.nudge()
    if (signal._tag !== 'Devices') return this.negotiation.accept(signal)
    const { camera, microphone } = signal
    this.negotiation.nudge()
    this.traffic.peerHas({ microphone, camera })
    this.events.onPeerDevices({ microphone, camera })
  }

  readonly volume = (volume: Volume): void => this.turn(this.local.getAudioTracks(), volume > 0)

  readonly camera = (on: boolean): void => this.turn(this.local.getVideoTracks(), on)

  readonly report = () => this.traffic.report(this.devices())

  readonly leave = (): void => {
    if (this.left) return
    this.left = true
    this.stopPage()
    this.stopFollowing()
    this.stopProbing?.()
    this.negotiation.stop()
    this.recovery.stop()
    this.traffic.stop()
    this.peer.ontrack = null
    this.peer.onconnectionstatechange = null
    this.peer.close()
  }

  private allowed(signal: MediaSignal): boolean {
    return this.settings.ice.policy === 'all' || isRelayed(signal)
  }

  private send(signal: MediaSignal): void {
    if (!this.left && this.allowed(signal)) void this.settings.send(signal)()
  }

  private devices() {
    const isOn = (track: MediaStreamTrack) => track.enabled
    return { microphone: this.local.getAudioTracks().some(isOn), camera: this.local.getVideoTracks().some(isOn) }
  }

  private tellDevices(): void {
    this.send({ _tag: 'Devices', ...this.devices() })
  }

  private turn(tracks: readonly MediaStreamTrack[], on: boolean): void {
    if (this.left) return
    for (const track of tracks) track.enabled = on
    this.tellDevices()
  }

  /** Sends the tracks that are in use by now. */
  private follow(): void {
    for (const sender of this.peer.getSenders()) {
      const { track } = sender
      const now = this.local.getTracks().find((one) => one.kind === track?.kind)
      if (now && now !== track)
        void sender.replaceTrack(now).catch((cause: unknown) => this.journal.dropped('call track', cause))
    }
  }

  private moved(): void {
    const transport = this.peer.getSenders()[0]?.transport
    if (transport) transport.onstatechange = () => (transport.state === 'closed' ? this.parted() : undefined)
    this.recovery.follow(this.peer.connectionState)
  }

  /** The other side has closed the encrypted transport itself; a network that is lost never does (CALL-55). */
  private parted(): void {
    if (this.gone || this.left) return
    this.gone = true
    this.recovery.stop()
    this.events.onPeerLeft()
  }

  private linked(link: 'connected' | 'interrupted' | 'lost'): void {
    if (link === 'connected') this.tellDevices()
    this.events.onLink(link)
  }

  /** All tracks of the other side go into one stream, which is shown once. */
  private tracked(track: MediaStreamTrack): void {
    this.remote.addTrack(track)
    if (track.kind !== 'video' || this.stopProbing) return
    this.stopProbing = whenFirstFrame(this.remote, () => this.frame())
    this.events.onPicture(streamPicture(this.remote, this.speakers))
  }

  private frame(): void {
    if (this.seen || this.left) return
    this.seen = true
    this.stopProbing?.()
    this.events.onFirstFrame()
  }
}
