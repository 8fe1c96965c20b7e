/** A card that is let go. */
export interface Release {
  /** Pixels towards the inline end; negative: towards the start. */
  readonly moved: number
  /** Pixels a millisecond in the same direction, at the end. */
  readonly velocity: number
  /** Of the card, in pixels. */
  readonly width: number
}

/** A card that was moved by this part of its width goes, however slowly. */
const FAR = 0.35
/** A card that is thrown as fast as this goes, however short the way, */
const FAST = 0.5
/** but not when it has hardly moved. */
const STILL_PX = 12

/** What becomes of a card that is let go: towards the end it is liked, towards the start skipped, else it comes back (@rule MTCH-10). */
export const swipeOf = ({ moved, velocity, width }: Release): 'like' | 'skip' | 'none' => {
  const far = Math.abs(moved) >= width * FAR
  const thrown = Math.abs(moved) >= STILL_PX && Math.abs(velocity) >= FAST && Math.sign(velocity) === Math.sign(moved)
  const comesBack = Math.abs(velocity) >= FAST && Math.sign(velocity) !== Math.sign(moved)
  if (!thrown && (!far || comesBack)) return 'none'
  return moved > 0 ? 'like' : 'skip'
}
