import type { IO } from 'fp-ts/IO'
import type { Capture } from '../../../application/calls/devices.port'
import type { MediaEvents, MediaRoom, OpenRoom } from '../../../application/calls/media-room.port'
import type { Clock } from '../../../application/kernel/clock.port'
import type { Journal } from '../../../application/kernel/journal.port'
import type { Page } from '../../../application/kernel/page.port'
import type { MediaSignal } from '../../../domain/calls/call-signal'
import type { Rung } from '../../../domain/calls/picture-ladder'
import type { Volume } from '../../../domain/calls/volume'
import type { Peer, Platform } from '../platform'
import { readCounts, Traffic } from '../traffic'
import { Connection } from './connection'
import { OtherStream } from './other-stream'
import { OwnStream } from './own-stream'
import { Peers } from './peers'
import { QualityWatch } from './quality-watch'

export interface RoomDeps {
  readonly clock: Clock
  readonly page: Pick<Page, 'onOnline' | 'onVisible'>
  readonly journal: Journal
  readonly platform: Platform
}

export type RoomSettings = Parameters<MediaRoom['open']>[0]

const isRelayed = (signal: MediaSignal): boolean =>
  signal._tag !== 'Candidate' || / typ relay( |$)/.test(signal.candidate)

/** One stay in one room with one other person, who may come back to it with a page that was loaded anew. */
export class Room implements OpenRoom {
  private readonly deps: RoomDeps
  private readonly settings: RoomSettings
  private readonly events: MediaEvents
  private readonly makePeer: () => Peer
  private readonly own: OwnStream
  private readonly other: OtherStream
  private readonly peers = new Peers(crypto.randomUUID())
  private readonly traffic: Traffic
  private readonly quality: QualityWatch
  private stops: readonly IO<void>[]
  private connection: Connection
  private covered: boolean
  private seen = false
  private gone = false
  private left = false

  constructor(
    deps: RoomDeps,
    settings: RoomSettings,
    events: MediaEvents,
    makePeer: () => Peer,
    local: MediaStream | null,
  ) {
    const { clock, page } = deps
    this.deps = deps
    this.settings = settings
    this.events = events
    this.makePeer = makePeer
    this.own = new OwnStream(local)
    this.covered = settings.covered === true
    this.other = new OtherStream({
      platform: deps.platform,
      isHeld: () => this.covered || this.own.stream === null,
      onPicture: events.onPicture,
      onFrame: () => this.frame(),
    })
    this.connection = this.connect('full')
    this.traffic = new Traffic(
      clock,
      () => readCounts(this.connection.peer),
      () => this.frame(),
    )
    this.quality = new QualityWatch(clock, () => this.connection.peer, {
      onRung: (rung) => this.connection.send(rung),
      onQuality: (quality) => {
        this.tellDevices()
        events.onQuality(quality)
      },
    })
    this.stops = [
      page.onOnline((online) => this.connection.network(online)),
      page.onVisible((visible) => (visible ? void this.look() : undefined)),
    ]
    if (settings.capture !== null) this.followed(settings.capture)
    // Once whoever opens the room has got it, so that an answer finds it.
    clock.after(0, () => this.greet())
  }

  readonly accept = (signal: MediaSignal): void => {
    if (this.left || !this.allowed(signal)) return
    switch (signal._tag) {
      case 'Hello':
        return this.meet(signal.instance) ? this.connection.nudge() : undefined
      case 'Description':
        return this.peers.isMeant(signal.to) && this.meet(signal.from) ? this.connection.accept(signal) : undefined
      case 'Candidate':
        return this.connection.accept(signal)
      case 'OfferWanted':
        return this.meet(signal.from) ? this.connection.wanted(signal.restart) : undefined
      case 'Devices': {
        const { _tag, ...devices } = signal
        this.connection.nudge()
        this.traffic.peerHas(devices)
        return this.events.onPeerDevices(devices)
      }
    }
  }

  readonly bring = (capture: Capture): void => {
    const stream = this.own.stream === null ? this.deps.platform.streamOf(capture.source) : null
    if (this.left || stream === null) return
    this.own.stream = stream
    this.followed(capture)
    this.connection.bring(stream)
    this.uncover()
  }

  readonly volume = (volume: Volume): void => this.turn('audio', volume > 0)

  readonly camera = (on: boolean): void => this.turn('video', on)

  readonly reveal = (): void => {
    if (this.left || !this.covered) return
    this.covered = false
    this.connection.reveal()
    this.uncover()
  }

  readonly report = async () => {
    const { picture, sound } = await this.traffic.report(this.devices())
    const limited = picture.out === 'on' && this.quality.rung !== 'full'
    return { sound, picture: limited ? { ...picture, out: 'limited' as const } : picture }
  }

  readonly leave = (): void => {
    if (this.left) return
    this.left = true
    this.stops.forEach((stop) => stop())
    this.other.seen()
    this.traffic.stop()
    this.quality.stop()
    this.connection.close()
  }

  private followed(capture: Capture): void {
    this.stops = [...this.stops, capture.changed(() => this.connection.follow())]
  }

  private connect(rung: Rung): Connection {
    const { clock, journal, platform } = this.deps
    const { polite } = this.settings
    return new Connection({
      clock,
      journal,
      peer: this.makePeer(),
      sendAt: platform.sendAt,
      local: this.own.stream,
      polite,
      covered: this.covered,
      rung,
      names: () => this.peers.names(),
      send: (signal) => this.send(signal),
      onLink: (link) => this.linked(link),
      onTrack: this.other.add,
      onParted: () => this.parted(),
    })
  }

  /** False: this comes from a page that is gone. Somebody who comes with another page gets a connection of their own. */
  private meet(instance: string): boolean {
    const who = this.peers.hear(instance)
    if (who === 'again') this.reconnect()
    return who !== 'past'
  }

  private reconnect(): void {
    this.connection.close()
    this.other.anew()
    this.gone = false
    this.connection = this.connect(this.quality.rung)
    this.connection.replace()
  }

  private greet(): void {
    void this.send({ _tag: 'Hello', instance: this.peers.names().from })
    this.tellDevices()
  }

  /** After sleep nobody has told that the connection is gone. */
  private async look(): Promise<void> {
    const { picture, sound } = await this.traffic.report(this.devices())
    const silent = picture.in === 'lost' && sound.in === 'lost'
    if (!this.left && (silent || !this.connection.connected)) this.connection.hurry()
  }

  private allowed(signal: MediaSignal): boolean {
    return this.settings.ice.policy === 'all' || isRelayed(signal)
  }

  private async send(signal: MediaSignal): Promise<void> {
    if (!this.left && this.allowed(signal)) await this.settings.send(signal)()
  }

  private devices() {
    return this.covered ? { microphone: false, camera: false } : this.own.devices()
  }

  /** A picture that the network forbids does not come either. */
  private tellDevices(): void {
    const { camera, microphone } = this.devices()
    const held = camera && this.quality.rung === 'off'
    void this.send({ _tag: 'Devices', microphone, camera: camera && !held, ...(held && { held }) })
  }

  private turn(kind: 'audio' | 'video', on: boolean): void {
    if (this.left) return
    this.own.turn(kind, on)
    this.tellDevices()
  }

  private parted(): void {
    if (this.gone || this.left) return
    this.gone = true
    this.events.onPeerLeft()
  }

  private linked(link: 'connected' | 'interrupted' | 'lost'): void {
    if (link === 'connected') this.tellDevices()
    this.events.onLink(link)
  }

  private uncover(): void {
    this.other.show()
    this.tellDevices()
  }

  private frame(): void {
    if (this.seen || this.left || this.covered) return
    this.seen = true
    this.other.seen()
    this.events.onFirstFrame()
  }
}
