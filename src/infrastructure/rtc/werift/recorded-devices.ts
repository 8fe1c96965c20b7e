import { MediaStream } from 'werift'
import * as O from 'fp-ts/Option'
import * as TE from 'fp-ts/TaskEither'
import type { IO } from 'fp-ts/IO'
import type { Capture, DeviceProblem, Picture } from '../../../application/calls/devices.port'
import type { Clock } from '../../../application/kernel/clock.port'
import type { Journal } from '../../../application/kernel/journal.port'
import { readWebm, type Clip } from './read-webm'
import { tracksOf, type RecordedTrack } from './recorded-track'

export interface RecordingDeps {
  readonly clock: Clock
  readonly journal: Journal
  /** A WebM file; undefined: there is none. */
  readonly clip: () => Promise<Uint8Array | undefined>
}

const nothing = (): void => undefined
const unheard = (): IO<void> => nothing

/** Nobody looks at a screen here. */
export const unseen: Picture = { attach: unheard, still: () => () => Promise.resolve(O.none) }

/** A recording that plays from the moment somebody is connected. */
export class RecordedStream extends MediaStream {
  readonly codec: Clip['codec']
  private readonly recorded: readonly RecordedTrack[]

  constructor(clip: Clip, clock: Clock) {
    const recorded = tracksOf(clip, clock)
    super([...recorded])
    this.codec = clip.codec
    this.recorded = recorded
  }

  readonly end: IO<void> = () => this.recorded.forEach((track) => track.end())
}

const unsupported: DeviceProblem = { _tag: 'Unsupported' }

const captureOf = (source: RecordedStream): Capture => ({
  picture: unseen,
  source,
  changed: unheard,
  using: () => ({}),
  facesAway: () => false,
  use: () => TE.left(unsupported),
  levels: unheard,
  lost: unheard,
  blur: O.none,
  still: unseen.still,
  release: source.end,
})

/** A recording in the place of camera and microphone, read now; a person without one has neither. */
export const openRecording = ({ clip, clock, journal }: RecordingDeps): TE.TaskEither<DeviceProblem, Capture> =>
  TE.tryCatch(
    async () => {
      const bytes = await clip()
      if (bytes === undefined) throw new RangeError('no recording')
      return captureOf(new RecordedStream(readWebm(bytes), clock))
    },
    (cause) => {
      journal.dropped('recording of a call', cause)
      return unsupported
    },
  )
