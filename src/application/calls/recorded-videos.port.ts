import type { IO } from 'fp-ts/IO'
import type { Picture } from './devices.port'

export interface RecordedVideoEvents {
  /** Enough of it is there to show it. */
  readonly onPlayable: IO<void>
  readonly onEnded: IO<void>
  readonly onFailed: IO<void>
}

export interface RecordedVideo {
  readonly picture: Pick<Picture, 'attach'>
  readonly play: IO<void>
  /** Stops it and lets it go; nothing is told afterwards. Harmless twice. */
  readonly release: IO<void>
}

/** Recordings, loaded as soon as they are opened. */
export interface RecordedVideos {
  readonly open: (address: string, events: RecordedVideoEvents) => RecordedVideo
}
