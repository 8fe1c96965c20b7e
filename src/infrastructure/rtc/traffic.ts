import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { IO } from 'fp-ts/IO'
import type { MediaReport } from '../../application/calls/call-gateway.port'
import type { Clock } from '../../application/kernel/clock.port'
import { inwardOf } from '../../domain/calls/media-report'
import type { Instant } from '../../domain/kernel/time'
import type { Peer } from './platform'

const LOOK_MS = 1_000

const inbound = t.intersection([
  t.type({ type: t.literal('inbound-rtp'), kind: t.keyof({ audio: null, video: null }) }),
  t.partial({ framesDecoded: t.number, packetsReceived: t.number }),
])
const outbound = t.intersection([
  t.type({ type: t.literal('outbound-rtp'), kind: t.literal('video') }),
  t.partial({ qualityLimitationReason: t.string }),
])

type Kind = 'audio' | 'video'

interface Counts {
  readonly audio: number
  readonly video: number
  /** The network holds the own picture down (PLUS-21). */
  readonly limited: boolean
}

/** What has been decoded so far. */
export const countsOf = (stats: readonly unknown[]): Counts => {
  const sum = (kind: Kind): number =>
    stats
      .filter(inbound.is)
      .filter((one) => one.kind === kind)
      .reduce((total, one) => total + ((kind === 'video' ? one.framesDecoded : one.packetsReceived) ?? 0), 0)
  return {
    audio: sum('audio'),
    video: sum('video'),
    limited: stats.filter(outbound.is).some((one) => one.qualityLimitationReason === 'bandwidth'),
  }
}

export const readCounts = async (peer: Pick<Peer, 'getStats'>): Promise<O.Option<Counts>> => {
  try {
    const found: unknown[] = []
    for (const [, one] of (await peer.getStats()) as ReadonlyMap<string, unknown>) found.push(one)
    return O.some(countsOf(found))
  } catch {
    return O.none
  }
}

interface Own {
  readonly microphone: boolean
  readonly camera: boolean
}

/** Another connection, or one that was made anew, counts from 0. */
const grew = (now: number, before: number): boolean => now > (now < before ? 0 : before)

/** Watches what comes in, once a second: `lost` when the other side sends and nothing was decoded for 3 s. */
export class Traffic {
  private readonly clock: Clock
  private readonly read: () => Promise<O.Option<Counts>>
  private readonly stopLooking: IO<void>
  private readonly onVideo: IO<void>
  private last: Counts = { audio: 0, video: 0, limited: false }
  private flowedAt: Record<Kind, Instant>
  private peer: Own = { microphone: true, camera: true }

  /** `onVideo` runs whenever frames were decoded since the last look. */
  constructor(clock: Clock, read: () => Promise<O.Option<Counts>>, onVideo: IO<void>) {
    this.clock = clock
    this.read = read
    this.onVideo = onVideo
    this.flowedAt = { audio: clock.now(), video: clock.now() }
    this.stopLooking = clock.every(LOOK_MS, () => void this.look())
  }

  /** The other side has switched its devices; what it switches on has 3 s to arrive. */
  peerHas(peer: Own): void {
    const now = this.clock.now()
    if (peer.microphone && !this.peer.microphone) this.flowedAt.audio = now
    if (peer.camera && !this.peer.camera) this.flowedAt.video = now
    this.peer = peer
  }

  async report(own: Own): Promise<{ readonly sound: MediaReport; readonly picture: MediaReport }> {
    await this.look()
    const limited = this.last.limited ? 'limited' : 'on'
    return {
      sound: { out: own.microphone ? 'on' : 'off', in: this.state('audio', this.peer.microphone) },
      picture: { out: own.camera ? limited : 'off', in: this.state('video', this.peer.camera) },
    }
  }

  stop(): void {
    this.stopLooking()
  }

  private state(kind: Kind, peerSends: boolean): MediaReport['in'] {
    return inwardOf(peerSends, this.clock.now() - this.flowedAt[kind])
  }

  private async look(): Promise<void> {
    pipe(
      await this.read(),
      O.map((counts) => {
        const now = this.clock.now()
        if (grew(counts.audio, this.last.audio)) this.flowedAt.audio = now
        if (grew(counts.video, this.last.video)) {
          this.flowedAt.video = now
          this.onVideo()
        }
        this.last = counts
      }),
    )
  }
}
