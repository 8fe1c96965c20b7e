import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import { startOfLadder, stepOnLadder, type Ladder, type Rung } from '../../../domain/calls/picture-ladder'
import { qualityOf, type CallQuality } from '../../../domain/calls/quality'
import { SECOND } from '../../../domain/kernel/time'
import { readNetwork } from './network-reading'

interface Told {
  readonly onRung: (rung: Rung) => void
  readonly onQuality: (quality: CallQuality) => void
}

/** Looks at the network once a second and moves the picture up and down the ladder (@rule PLUS-21). */
export class QualityWatch {
  private readonly clock: Clock
  private readonly told: Told
  private readonly peer: () => RTCPeerConnection
  private readonly stopLooking: IO<void>
  private ladder: Ladder
  private stopped = false

  constructor(clock: Clock, peer: () => RTCPeerConnection, told: Told) {
    this.clock = clock
    this.peer = peer
    this.told = told
    this.ladder = startOfLadder(clock.now())
    this.stopLooking = clock.every(SECOND, () => void this.look())
  }

  get rung(): Rung {
    return this.ladder.rung
  }

  stop(): void {
    this.stopped = true
    this.stopLooking()
  }

  private async look(): Promise<void> {
    const peer = this.peer()
    if (peer.connectionState !== 'connected') return
    const reading = await readNetwork(peer)
    if (this.stopped || reading === null) return
    const before = this.ladder.rung
    this.ladder = stepOnLadder(this.ladder, reading, this.clock.now())
    if (this.ladder.rung === before) return
    this.told.onRung(this.ladder.rung)
    this.told.onQuality(qualityOf(this.ladder))
  }
}
