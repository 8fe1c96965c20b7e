import type { ReviewState } from '../kernel/review-state'

/** On the wire, `state` of a photo. */
export const photoStateCode: Readonly<Record<ReviewState, number>> = { reviewing: 0, approved: 1, refused: 2 }

/** A photo without a state is one that may be seen. */
export const photoStateOf = (code: number | undefined): ReviewState =>
  code === photoStateCode.reviewing ? 'reviewing' : code === photoStateCode.refused ? 'refused' : 'approved'

/** A picture of somebody's album. @rule PROF-21 */
export interface Photo {
  readonly id: number
  /** Where the picture lies. */
  readonly pic: string
  readonly order: number
  readonly state: ReviewState
}

/** As an album shows them. @rule PROF-21 */
export const sortPhotos = (photos: readonly Photo[]): readonly Photo[] =>
  photos.toSorted((a, b) => a.order - b.order || a.id - b.id)
