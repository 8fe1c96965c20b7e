import type { IO } from 'fp-ts/IO'
import type { TaskEither } from 'fp-ts/TaskEither'

export type ClipProblem =
  | { readonly _tag: 'ClipUnreachable' }
  /** More than `CLIP_LIMIT` bytes; the rest was not fetched. */
  | { readonly _tag: 'ClipTooLarge' }
  /** What came is no video, or none that this browser plays. */
  | { readonly _tag: 'ClipUnsupported' }

export interface Clip {
  /** What a player is given; good until `release`. */
  readonly source: string
  /** Harmless twice. */
  readonly release: IO<void>
}

/** Short recordings, fetched whole and held in memory until they are released. */
export interface Clips {
  readonly open: (address: string) => TaskEither<ClipProblem, Clip>
}
