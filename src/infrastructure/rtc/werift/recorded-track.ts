import { MediaStreamTrack, RtpHeader, RtpPacket } from 'werift'
import type { Clock } from '../../../application/kernel/clock.port'
import type { Clip, ClipFrame } from './read-webm'
import { Reel } from './reel'
import { payloadsOf } from './rtp-payloads'

interface Recorded {
  readonly clock: Clock
  readonly kind: 'audio' | 'video'
  readonly frames: readonly ClipFrame[]
  readonly lengthMs: number
  readonly payloads: (frame: ClipFrame) => readonly Buffer[]
}

/** Ticks of the RTP clock in a millisecond: RFC 7587, 7741 and 9628. */
const ticks = { audio: 48, video: 90 } as const

/** A track that plays a recording, as packets, while somebody is connected to it. */
export class RecordedTrack extends MediaStreamTrack {
  /** The network of the other side lets no picture pass. */
  held = false
  private readonly recorded: Recorded
  private readonly reel: Reel
  private sequence = 0
  /** Something was left out, so that what follows cannot be decoded before the next whole frame. */
  private behind = false

  constructor(recorded: Recorded) {
    const { clock, frames, kind, lengthMs } = recorded
    super({ kind })
    this.recorded = recorded
    this.reel = new Reel({ clock, frames, lengthMs, show: (frame, sinceMs) => this.show(frame, sinceMs) })
  }

  /** Somebody has been connected, who has seen nothing yet. */
  readonly begin = (): void => this.reel.begin()

  /** The other side cannot decode what comes. */
  readonly again = (): void => this.reel.again()

  readonly end = (): void => {
    this.reel.stop()
    this.stop()
  }

  private show(frame: ClipFrame, sinceMs: number): boolean {
    const passes = this.enabled && !this.held
    if (passes && this.behind && !frame.key) return false
    this.behind = !passes
    if (passes) this.pack(frame, sinceMs)
    return true
  }

  private pack(frame: ClipFrame, sinceMs: number): void {
    const payloads = this.recorded.payloads(frame)
    payloads.forEach((payload, n) => this.send(payload, sinceMs, n === payloads.length - 1))
  }

  private send(payload: Buffer, sinceMs: number, marker: boolean): void {
    const timestamp = Math.round(sinceMs * ticks[this.recorded.kind]) >>> 0
    this.sequence = (this.sequence + 1) & 0xffff
    this.writeRtp(new RtpPacket(new RtpHeader({ sequenceNumber: this.sequence, timestamp, marker }), payload))
  }
}

/** The tracks of a recording; one without sound has a microphone that is off. */
export const tracksOf = ({ codec, lengthMs, picture, sound }: Clip, clock: Clock): readonly RecordedTrack[] => {
  const of = (kind: 'audio' | 'video', frames: readonly ClipFrame[], payloads: Recorded['payloads']) =>
    new RecordedTrack({ clock, kind, frames, lengthMs, payloads })
  const audio = of('audio', sound, ({ data }) => [Buffer.from(data)])
  audio.enabled = sound.length > 0
  return [audio, of('video', picture, (frame) => payloadsOf(codec, frame))]
}
