import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import { LOSS_LIMIT_MS } from '../../../domain/calls/call'
import type { Instant } from '../../../domain/kernel/time'

/** @rule PLUS-19 */
export const recoveryFigures = { patienceMs: 2_000, apartMs: 5_000, courtesyMs: 1_000 } as const

export interface RecoveryDeps {
  readonly clock: Clock
  /** The polite side, which has to ask the other for it, waits 1 s longer. */
  readonly polite: boolean
  readonly restart: IO<void>
  readonly onLink: (link: 'connected' | 'interrupted' | 'lost') => void
}

/**
 * Decides when ICE is restarted and when the link is given up: 2 s after it was interrupted, at once when it failed or the
 * network is back, never twice within 5 s; given up after 30 s (@rule PLUS-19). A connection that does not come about
 * within 5 s is restarted as well.
 */
export class Recovery {
  private readonly deps: RecoveryDeps
  private link: 'new' | 'connected' | 'interrupted' | 'lost' = 'new'
  private reachable = true
  private restartedAt: Instant = -Infinity
  private stopWaiting: IO<void> = () => {}
  private stopLosing: IO<void> = () => {}

  constructor(deps: RecoveryDeps) {
    this.deps = deps
  }

  /** Follows the state of the connection. */
  follow(state: RTCPeerConnectionState): void {
    if (this.link === 'lost') return
    if (state === 'connected') return this.connected()
    if (state !== 'disconnected' && state !== 'failed') return
    this.interrupted()
    this.plan((state === 'failed' ? 0 : recoveryFigures.patienceMs) + this.courtesy())
  }

  /** Offer and answer have met: from now on the link should come about by itself. */
  settled(byPeer: boolean): void {
    if (byPeer) this.restartedAt = this.deps.clock.now()
    if (this.link === 'new' || this.link === 'interrupted') this.plan(recoveryFigures.apartMs + this.courtesy())
  }

  /** What is tried without a network is in vain; another one is tried at once. */
  network(there: boolean): void {
    this.reachable = there
    if (there) this.hurry()
  }

  /** Nothing comes, and somebody looks or asks. */
  hurry(): void {
    if (this.link === 'connected' || this.link === 'interrupted') this.plan(0)
  }

  /** This connection stands in the place of one whose other side is gone. */
  replaced(): void {
    this.interrupted()
    this.plan(recoveryFigures.apartMs + this.courtesy())
  }

  stop(): void {
    this.stopWaiting()
    this.stopLosing()
    this.link = 'lost'
  }

  private courtesy(): number {
    return this.deps.polite ? recoveryFigures.courtesyMs : 0
  }

  private connected(): void {
    this.stopWaiting()
    this.stopLosing()
    if (this.link === 'connected') return
    this.link = 'connected'
    this.deps.onLink('connected')
  }

  private interrupted(): void {
    if (this.link === 'interrupted') return
    this.link = 'interrupted'
    this.stopLosing = this.deps.clock.after(LOSS_LIMIT_MS, () => this.lose())
    this.deps.onLink('interrupted')
  }

  private plan(ms: number): void {
    this.stopWaiting()
    const { clock } = this.deps
    const soonest = this.restartedAt + recoveryFigures.apartMs - clock.now()
    this.stopWaiting = clock.after(Math.max(ms, soonest), () => this.restart())
  }

  /** Goes on until the link is there again or lost. */
  private restart(): void {
    if (!this.reachable) return
    this.restartedAt = this.deps.clock.now()
    this.deps.restart()
    if (this.link !== 'connected') this.plan(recoveryFigures.apartMs)
  }

  private lose(): void {
    this.stop()
    this.deps.onLink('lost')
  }
}
