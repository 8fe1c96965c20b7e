import type { Acquaintance } from '../friends/acquaintance'

/** A recording of a host on the home page; it is never shown without its label (@rule MTCH-5, MTCH-8, PLUS-1). */
export interface HotVideo {
  readonly id: string
  readonly address: string
  readonly host: Acquaintance
}

/**
 * What the video at a place is to whoever sees the one at `seen`: it plays, it is ready to, its clip is kept, or nothing of it is
 * there but the portrait. Decoders are for the first two alone.
 */
export type VideoRole = 'seen' | 'next' | 'kept' | 'away'

export const roleOf = (place: number, seen: number | null): VideoRole => {
  if (seen === null) return 'away'
  if (place === seen) return 'seen'
  if (place === seen + 1) return 'next'
  return place === seen - 1 ? 'kept' : 'away'
}

/** The largest clip that is played, in bytes: it is fetched whole before it is shown. */
export const CLIP_LIMIT = 4 * 1024 * 1024

/** What a video calls: the person, or their recording where they are one of the demo people and nobody plays them (@rule PLUS-1). */
export const callsRecording = ({ demo, status }: Pick<Acquaintance, 'demo' | 'status'>): boolean =>
  demo && status !== 'online' && status !== 'busy'

/** One more before the others; it is not listed twice (@rule MTCH-28). */
export const ledBy = (first: HotVideo | undefined, videos: readonly HotVideo[]): readonly HotVideo[] =>
  first === undefined ? videos : [first, ...videos.filter(({ id }) => id !== first.id)]
