/** The largest and the least of a picture in a conversation, in px. */
const MOST = { width: 240, height: 320 } as const
const LEAST = 96
/** A picture of which no size is known. */
const UNKNOWN = { width: 240, height: 180 } as const

interface Box {
  readonly width: number
  readonly height: number
}

/** The place of a picture, the same before and after it has arrived, so that nothing moves. */
export const pictureBox = ({ height, width }: Box): Box => {
  if (width <= 0 || height <= 0) return UNKNOWN
  const factor = Math.min(1, MOST.width / width, MOST.height / height)
  const fit = (side: number) => Math.max(LEAST, Math.round(side * factor))
  return { width: fit(width), height: fit(height) }
}
