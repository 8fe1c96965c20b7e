import type { IO } from 'fp-ts/IO'
import type { Clock } from '../../../application/kernel/clock.port'
import { resumeLadder, startOfLadder, stepOnLadder, type Ladder, type Rung } from '../../../domain/calls/picture-ladder'
import { qualityOf, type CallQuality } from '../../../domain/calls/quality'
import { SECOND } from '../../../domain/kernel/time'
import type { Peer } from '../platform'
import { readNetwork } from './network-reading'

interface Told {
  readonly onRung: (rung: Rung) => void
  readonly onQuality: (quality: CallQuality) => void
}

/** Looks at the network once a second and moves the picture up and down the ladder (@rule PLUS-21). */
export class QualityWatch {
  private readonly clock: Clock
  private readonly told: Told
  private readonly peer: () => Peer
  private readonly stopLooking: IO<void>
  private ladder: Ladder
  private link: 'new' | 'on' | 'cut' = 'new'
  private stopped = false

  constructor(clock: Clock, peer: () => Peer, told: Told) {
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

  /** The ladder for what is read now: a room may wait long for its first connection, and a cut is no poor network. */
  private begin(): Ladder {
    const { ladder, link } = this
    this.link = 'on'
    if (link === 'on') return ladder
    return link === 'new' ? startOfLadder(this.clock.now()) : resumeLadder(ladder, this.clock.now())
  }

  private async look(): Promise<void> {
    const peer = this.peer()
    // Before anything is sent the network says nothing of it.
    if (peer.getSenders().every(({ track }) => track === null)) return
    if (peer.connectionState !== 'connected') {
      if (this.link === 'on') this.link = 'cut'
      return
    }
    const reading = await readNetwork(peer)
    if (this.stopped || reading === null) return
    const before = this.ladder.rung
    this.ladder = stepOnLadder(this.begin(), reading, this.clock.now())
    if (this.ladder.rung === before) return
    this.told.onRung(this.ladder.rung)
    this.told.onQuality(qualityOf(this.ladder))
  }
}
