import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import type { Instant } from '../../../domain/kernel/time'
import { SECOND } from '../../../domain/kernel/time'
import type { ClipFrame } from './read-webm'

interface ReelDeps {
  readonly clock: Clock
  readonly frames: readonly ClipFrame[]
  readonly lengthMs: number
  /** A frame that is due; `sinceMs` counts on over every beginning. False: it is of no use without those before it. */
  readonly show: (frame: ClipFrame, sinceMs: number) => boolean
}

/** Whoever asks for a beginning more often gets the one that is under way. */
const APART_MS = SECOND
/** So much behind its time, as after sleep, a reel does not run after it. */
const LATE_MS = SECOND

/** Shows the frames of one track of a recording when they are due, over and over. */
export class Reel {
  private readonly deps: ReelDeps
  private readonly origin: Instant
  private startedAt: Instant = -Infinity
  private next = 0
  private stopWaiting: IO<void> = () => {}
  private stopped = false

  constructor(deps: ReelDeps) {
    this.deps = deps
    this.origin = deps.clock.now()
  }

  /** From the first frame, at once. */
  begin(): void {
    if (this.stopped || this.deps.frames.length === 0) return
    this.stopWaiting()
    this.startedAt = this.deps.clock.now()
    this.next = 0
    this.run()
  }

  /** Somebody lacks what has been shown: from the first frame, if it was not just now. */
  again(): void {
    if (this.deps.clock.now() - this.startedAt >= APART_MS) this.begin()
  }

  stop(): void {
    this.stopped = true
    this.stopWaiting()
  }

  private run(): void {
    const { clock, frames, lengthMs, show } = this.deps
    for (;;) {
      const frame = frames[this.next]
      const due = this.startedAt + (frame?.atMs ?? lengthMs)
      const wait = due - clock.now()
      if (wait > 0) {
        this.stopWaiting = clock.after(wait, () => this.run())
        return
      }
      if (wait < -LATE_MS) return this.begin()
      if (frame && !show(frame, due - this.origin)) return this.begin()
      this.next = frame ? this.next + 1 : 0
      if (!frame) this.startedAt = due
      if (this.stopped) return
    }
  }
}
