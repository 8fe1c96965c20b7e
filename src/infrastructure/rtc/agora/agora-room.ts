import type { IO } from 'fp-ts/IO'
import * as O from 'fp-ts/Option'
import type { Capture } from '../../../application/calls/devices.port'
import type { MediaEvents, MediaPass, MediaRoom, OpenRoom } from '../../../application/calls/media-room.port'
import type { Clock } from '../../../application/kernel/clock.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { MediaSignal } from '../../../domain/calls/call-signal'
import type { Volume } from '../../../domain/calls/volume'
import { SECOND } from '../../../domain/kernel/time'
import type { Speakers } from '../../browser/devices/speakers'
import { streamPicture } from '../../browser/stream-picture'
import { whenFirstFrame } from '../first-frame'
import { Traffic } from '../traffic'
import { AgoraLink } from './agora-link'
import type { AgoraClient, AgoraKind, AgoraSdk, AgoraUser } from './agora-sdk'
import { OwnTracks } from './own-tracks'
import { within } from '../../time-limit'

export interface AgoraRoomDeps {
  readonly clock: Clock
  readonly journal: Journal
  readonly sdk: AgoraSdk
  /** Where the other side is heard. */
  readonly speakers: Speakers
}

/** For joining, publishing and leaving each. */
const LIMIT_MS = 10 * SECOND

/** One stay in one channel of the vendor, with one other person. */
export class AgoraRoom implements OpenRoom {
  private readonly deps: AgoraRoomDeps
  private readonly settings: Parameters<MediaRoom['open']>[0]
  private readonly events: MediaEvents
  private readonly pass: MediaPass
  private readonly client: AgoraClient
  private readonly own: OwnTracks
  private readonly link: AgoraLink
  private readonly traffic: Traffic
  private readonly remote = new MediaStream()
  private stopProbing: IO<void> | null = null
  private covered: boolean
  /** What the other side has published before this one wanted to see it. */
  private waiting: readonly (readonly [user: AgoraUser, kind: AgoraKind])[] = []
  private seen = false
  private left = false

  constructor(
    deps: AgoraRoomDeps,
    settings: Parameters<MediaRoom['open']>[0],
    events: MediaEvents,
    { capture, local, pass }: { readonly capture: Capture; readonly local: MediaStream; readonly pass: MediaPass },
  ) {
    const { clock, journal, sdk } = deps
    this.deps = deps
    this.settings = settings
    this.events = events
    this.pass = pass
    this.covered = settings.covered === true
    this.link = new AgoraLink(clock, (link) => (this.left ? undefined : events.onLink(link)))
    this.client = sdk.createClient({
      onPublished: (user, kind) => this.publishedBy(user, kind),
      onLeft: (quit) => this.parted(quit),
      onState: (state) => this.moved(state),
    })
    this.own = new OwnTracks({ client: this.client, local, sdk, capture, journal })
    const read = () => Promise.resolve(O.some({ ...this.client.counts(), limited: false }))
    this.traffic = new Traffic(clock, read, () => this.frame())
  }

  /**
   * Joins, and publishes unless it is covered; each ends within 10 s, and what was begun is left when one fails, or when the room was
   * left meanwhile.
   */
  async enter(): Promise<void> {
    const { clock } = this.deps
    const { appId, channel, token, user } = this.pass
    try {
      await within(clock, LIMIT_MS, 'joining', this.client.join(appId, channel, token, user))
      if (this.left) return this.quit()
      if (!this.covered) await within(clock, LIMIT_MS, 'publishing', this.own.publish())
    } catch (cause) {
      this.leave()
      throw cause
    }
    // Once whoever opens the room has got it, so that an answer finds it.
    clock.after(0, () => this.tellDevices())
  }

  /** It was opened with what it sends. */
  readonly bring = (): void => {}

  readonly accept = (signal: MediaSignal): void => {
    if (this.left || signal._tag !== 'Devices') return
    const { camera, microphone } = signal
    this.traffic.peerHas({ microphone, camera })
    this.events.onPeerDevices({ microphone, camera })
  }

  readonly volume = (volume: Volume): void => {
    if (this.left) return
    this.own.volume(volume)
    this.tellDevices()
  }

  readonly camera = (on: boolean): void => {
    if (this.left) return
    this.own.camera(on)
    this.tellDevices()
  }

  /** Publishing that fails for 10 s loses the link. */
  readonly reveal = (): void => {
    if (this.left || !this.covered) return
    this.covered = false
    within(this.deps.clock, LIMIT_MS, 'publishing', this.own.publish()).catch(() => this.link.lose())
    const { waiting } = this
    this.waiting = []
    waiting.forEach(([user, kind]) => void this.receive(user, kind))
    this.tellDevices()
  }

  readonly report = () => this.traffic.report(this.devices())

  readonly leave = (): void => {
    if (this.left) return
    this.left = true
    this.stopProbing?.()
    this.link.stop()
    this.traffic.stop()
    this.own.close()
    this.quit()
  }

  private quit(): void {
    const { clock, journal } = this.deps
    within(clock, LIMIT_MS, 'leaving', this.client.leave()).catch((cause: unknown) =>
      journal.dropped('media room', cause),
    )
  }

  private tellDevices(): void {
    if (!this.left) void this.settings.send({ _tag: 'Devices', ...this.devices() })()
  }

  private devices() {
    return this.covered ? { microphone: false, camera: false } : this.own.devices()
  }

  private publishedBy(user: AgoraUser, kind: AgoraKind): void {
    if (this.covered) this.waiting = [...this.waiting, [user, kind]]
    else void this.receive(user, kind)
  }

  private async receive(user: AgoraUser, kind: AgoraKind): Promise<void> {
    try {
      await within(this.deps.clock, LIMIT_MS, 'receiving', this.client.subscribe(user, kind))
    } catch (cause) {
      return this.deps.journal.dropped('media track', cause)
    }
    const track = (kind === 'audio' ? user.audioTrack : user.videoTrack)?.getMediaStreamTrack()
    if (track === undefined || this.left) return
    this.link.connected()
    this.tellDevices()
    this.show(track)
  }

  /** All tracks of the other side go into one stream, which is shown once; a new one takes the place of its kind. */
  private show(track: MediaStreamTrack): void {
    const before = this.remote.getTracks().find((one) => one.kind === track.kind)
    if (before !== undefined) this.remote.removeTrack(before)
    this.remote.addTrack(track)
    if (track.kind !== 'video' || this.stopProbing) return
    this.stopProbing = whenFirstFrame(this.remote, () => this.frame())
    this.events.onPicture(streamPicture(this.remote, this.deps.speakers))
  }

  private frame(): void {
    if (this.seen || this.left || this.covered) return
    this.seen = true
    this.stopProbing?.()
    this.events.onFirstFrame()
  }

  private moved(state: 'connected' | 'reconnecting' | 'disconnected'): void {
    if (this.left) return
    if (state === 'connected' && this.seen) this.link.connected()
    if (state === 'reconnecting') this.link.interrupted()
    if (state === 'disconnected') this.link.lose()
  }

  private parted(quit: boolean): void {
    if (this.left) return
    if (!quit) return this.link.interrupted()
    this.link.stop()
    this.events.onPeerLeft()
  }
}
