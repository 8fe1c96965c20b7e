import type { IO } from 'fp-ts/IO'
import type { Picture } from '../../../application/calls/devices.port'
import type { Platform } from '../platform'

interface OtherStreamDeps {
  readonly platform: Platform
  /** Nothing of the other side is shown yet. */
  readonly isHeld: IO<boolean>
  readonly onPicture: (picture: Picture) => void
  readonly onFrame: IO<void>
}

/** Sound and picture of the other side: all its tracks in one stream, which is shown once for each page they come with. */
export class OtherStream {
  private readonly deps: OtherStreamDeps
  private stream: MediaStream
  private waiting: readonly MediaStreamTrack[] = []
  private stopProbing: IO<void> | null = null

  constructor(deps: OtherStreamDeps) {
    this.deps = deps
    this.stream = deps.platform.makeStream()
  }

  readonly add = (track: MediaStreamTrack): void => {
    if (this.deps.isHeld()) {
      this.waiting = [...this.waiting, track]
      return
    }
    this.stream.addTrack(track)
    if (track.kind !== 'video' || this.stopProbing) return
    const { onFrame, onPicture, platform } = this.deps
    this.stopProbing = platform.whenFirstFrame(this.stream, onFrame)
    onPicture(platform.pictureOf(this.stream))
  }

  /** Shows what came before it could be shown. */
  show(): void {
    const { waiting } = this
    this.waiting = []
    waiting.forEach(this.add)
  }

  /** No more looking for the first frame. */
  seen(): void {
    this.stopProbing?.()
  }

  /** The other side comes with another page. */
  anew(): void {
    this.seen()
    this.stopProbing = null
    this.waiting = []
    this.stream = this.deps.platform.makeStream()
  }
}
