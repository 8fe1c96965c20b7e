import type { IO } from 'fp-ts/IO'
import type { Page } from '../../../application/kernel/page.port'
import type { RealtimeState } from '../../../application/kernel/realtime-state'
import type { RealtimeEntry, RealtimeListener } from '../../../application/realtime/realtime.port'
import { reconnectDelay } from './backoff'
import { Line, type LineDeps } from './line'
import type { OpenSignal } from './signal-book'

/** How long a line must have lasted for its end to count as a first failure again. */
const STEADY_MS = 5_000
/** @rule SHELL-91 */
const LOST_MS = 60_000

export interface ConnectionDeps extends LineDeps {
  readonly page: Page
  /** From 0 to below 1. */
  readonly random: () => number
}

/** One line after the other, until it is stopped: then never again. */
export class Connection {
  private readonly deps: ConnectionDeps
  private readonly entry: RealtimeEntry
  private readonly listener: RealtimeListener
  private readonly onStopped: IO<void>
  private readonly stopPage: readonly IO<void>[]
  private state: RealtimeState | null = null
  private line: Line | null = null
  private failures = 0
  private openedAt = 0
  private stopWaiting: IO<void> | null = null
  private stopLosing: IO<void> = () => {}

  constructor(deps: ConnectionDeps, entry: RealtimeEntry, listener: RealtimeListener, onStopped: IO<void>) {
    this.deps = deps
    this.entry = entry
    this.listener = listener
    this.onStopped = onStopped
    this.stopPage = [
      deps.page.onOnline((online) => (online ? this.afresh() : undefined)),
      deps.page.onVisible((visible) => (visible ? this.seen() : undefined)),
    ]
    this.say('connecting')
    this.begin()
  }

  post(signal: OpenSignal): void {
    this.line?.post(signal)
  }

  stop(): void {
    if (this.state === 'closed') return
    this.stopPage.forEach((end) => end())
    this.stopWaiting?.()
    this.line?.end()
    this.line = null
    this.say('closed')
    this.onStopped()
  }

  private say(next: RealtimeState): void {
    if (this.state === next || this.state === 'closed' || (this.state === 'lost' && next === 'connecting')) return
    this.state = next
    this.stopLosing()
    if (next === 'connecting') this.stopLosing = this.deps.clock.after(LOST_MS, () => this.say('lost'))
    this.listener.onState(next)
  }

  private begin(): void {
    this.stopWaiting = null
    this.line = new Line(this.deps, this.entry, this.listener, {
      onOpen: () => {
        this.openedAt = this.deps.clock.now()
        this.say('open')
      },
      onBroken: () => this.wait(),
      onKicked: () => this.stop(),
    })
  }

  private wait(): void {
    this.line = null
    const steady = this.state === 'open' && this.deps.clock.now() - this.openedAt >= STEADY_MS
    const delay = reconnectDelay(steady ? 0 : this.failures, this.deps.random)
    this.failures = steady ? 1 : this.failures + 1
    this.say('connecting')
    this.stopWaiting = this.deps.clock.after(delay, () => this.begin())
  }

  /** The network is another one: a socket over the old one would hang half-open. */
  private afresh(): void {
    this.stopWaiting?.()
    this.line?.end()
    this.say('connecting')
    this.begin()
  }

  /** Somebody looks: no waiting. Timers of hidden pages are late, so that a dead line may not have been noticed. */
  private seen(): void {
    this.line?.look()
    if (this.stopWaiting === null) return
    this.stopWaiting()
    this.begin()
  }
}
