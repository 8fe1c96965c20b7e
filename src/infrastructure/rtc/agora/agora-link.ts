import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import { LOSS_LIMIT_MS } from '../../../domain/calls/call'

type Link = 'connected' | 'interrupted' | 'lost'

/** Follows whether both are in the channel: the SDK reconnects by itself; what has been away for 30 s is lost (@rule PLUS-19). */
export class AgoraLink {
  private readonly clock: Clock
  private readonly tell: (link: Link) => void
  private link: Link | 'new' = 'new'
  private stopLosing: IO<void> = () => {}

  constructor(clock: Clock, tell: (link: Link) => void) {
    this.clock = clock
    this.tell = tell
  }

  connected(): void {
    if (this.link === 'lost' || this.link === 'connected') return
    this.stopLosing()
    this.link = 'connected'
    this.tell('connected')
  }

  interrupted(): void {
    if (this.link !== 'connected') return
    this.link = 'interrupted'
    this.stopLosing = this.clock.after(LOSS_LIMIT_MS, () => this.lose())
    this.tell('interrupted')
  }

  lose(): void {
    if (this.link === 'lost') return
    this.stop()
    this.tell('lost')
  }

  stop(): void {
    this.stopLosing()
    this.link = 'lost'
  }
}
