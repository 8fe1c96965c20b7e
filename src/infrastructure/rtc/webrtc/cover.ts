import type { IO } from 'fp-ts/IO'
import type { Peer } from '../platform'
import { attachTracks } from './attach-tracks'

/**
 * Media sections on which nothing passes, either way, until the cover is lifted: no track is attached, and whatever the other
 * side offers is answered as inactive, so that its packets are not even decoded (@rule PLUS-11).
 */
export class Cover {
  private readonly peer: Peer
  private readonly local: MediaStream
  /** The tracks of this side are attached now. */
  private readonly attached: IO<void>
  private readonly dropped: (cause: unknown) => void
  private lifted = false

  constructor(
    peer: Peer,
    local: MediaStream,
    /** The side that answers finds the sections in the first offer. */
    polite: boolean,
    told: { readonly attached: IO<void>; readonly dropped: (cause: unknown) => void },
  ) {
    this.peer = peer
    this.local = local
    this.attached = told.attached
    this.dropped = told.dropped
    if (!polite) for (const kind of ['audio', 'video']) peer.addTransceiver(kind, { direction: 'inactive' })
  }

  /** An offer of the other side is about to be answered. */
  beforeAnswer(): void {
    if (this.lifted) return this.attach()
    for (const transceiver of this.peer.getTransceivers()) transceiver.direction = 'inactive'
  }

  /** Both sides agree: from now on it is a connection like any other. */
  lift(): void {
    if (this.lifted) return
    this.lifted = true
    this.attach()
  }

  private attach(): void {
    attachTracks(this.peer, this.local).then(this.attached, this.dropped)
  }
}
